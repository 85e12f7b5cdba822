import * as z from 'zod/mini'

const mutant = z.looseObject({ status: z.string() })
const reportSchema = z.looseObject({ files: z.record(z.string(), z.looseObject({ mutants: z.array(mutant) })) })

/**
 * Takes the unnoticed mutants out of an earlier run's report, so that all of them are tried again: Stryker itself would
 * believe that a new test can't notice one in code that runs while its module loads.
 * @param json the report that Stryker reads as its memory
 * @throws when it is no such report
 */
export function forgetUnnoticed(json: string): string {
  const report = z.parse(reportSchema, JSON.parse(json))
  for (const file of Object.values(report.files))
    file.mutants = file.mutants.filter(({ status }) => status === 'Killed' || status === 'Timeout')
  return JSON.stringify(report)
}
