import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { filesOf, readRecipe, recipes } from '#tests/tools/recipes/recipes.ts'

test.each(recipes)('the example of $name applies to the project as it is', ({ patch }) => {
  expect(() => execFileSync('git', ['apply', '--check', patch], { stdio: 'pipe' })).not.toThrow()
})

test.each(recipes)('$name takes at most 8 files, and types in few of them what it is called', (recipe) => {
  const files = filesOf(readRecipe(recipe))
  expect(files.length).toBeLessThanOrEqual(8)
  for (const [text, most] of Object.entries(recipe.typed)) {
    const paths = files.filter(({ added }) => added.includes(text)).map(({ path }) => path)
    expect(paths.length, `${text} is typed in ${paths.join(', ')}`).toBeLessThanOrEqual(most)
  }
})
