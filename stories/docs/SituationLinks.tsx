import { Markdown } from '@storybook/addon-docs/blocks'
import { groupLabels } from '#mocks/demo/copy/panel.ts'
import { buildLink } from '#mocks/demo/link.ts'
import { scenarioGuides, toSituation, type ScenarioGroup } from '#mocks/demo/scenarioGuide.ts'
import { tours } from '#mocks/demo/tour/tours.ts'
import { demoRoot } from '#stories/support/demoRoot.ts'

const markdown = [
  '### Stories\n',
  ...tours.map(
    ({ id, title, summary, start }) =>
      `- [${title}](${buildLink(start, demoRoot, { tour: id })}) (\`tour=${id}\`): ${summary}`,
  ),
  ...(Object.keys(groupLabels) as ScenarioGroup[]).flatMap((group) => [
    `\n### ${groupLabels[group]}\n`,
    ...scenarioGuides
      .filter((guide) => guide.group === group)
      .map(({ name, title, sentence }) => `- [${title}](${buildLink(toSituation(name), demoRoot)}): ${sentence}`),
  ]),
].join('\n')

/** Lists every story and situation of the demo, each with a link and a description. */
export const SituationLinks = () => <Markdown>{markdown}</Markdown>
