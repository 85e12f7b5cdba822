import type { Stryker } from '@stryker-mutator/core'

type MutantResult = Awaited<ReturnType<Stryker['runMutationTest']>>[number]

/** How many mutants of a folder there were, and how many the tests noticed. */
export interface Score {
  noticed: number
  unnoticed: number
  /** Excused beside the code with a reason, or in code that runs while its module loads. */
  ignored: number
}

type Status = Pick<MutantResult, 'status'>

/** Counts mutants. One that can't run at all, because its code does not load, counts nowhere. */
export function countMutants(mutants: readonly Status[]): Score {
  const count = (...statuses: MutantResult['status'][]) =>
    mutants.filter(({ status }) => statuses.includes(status)).length
  return { noticed: count('Killed', 'Timeout'), unnoticed: count('Survived', 'NoCoverage'), ignored: count('Ignored') }
}

/** @returns the part of the mutants that the tests noticed; 0 without mutants, because then nothing was tested */
export const scoreOf = ({ noticed, unnoticed }: Score): number =>
  noticed + unnoticed === 0 ? 0 : noticed / (noticed + unnoticed)

/** @returns one line for the console, rounded down so that 89.99 % never reads as 90 % */
export function describeScore(folder: string, score: Score): string {
  const percent = (Math.floor(scoreOf(score) * 1000) / 10).toFixed(1)
  return `${folder.padEnd(15)} ${percent.padStart(5)} %  ${score.noticed} noticed, ${score.unnoticed} unnoticed, ${score.ignored} ignored`
}
