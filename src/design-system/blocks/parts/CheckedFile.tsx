import { partsFile as copy } from '#src/copy/partsFile.ts'
import { ResultList, type ResultRow } from '#src/design-system/blocks/batch/ResultList.tsx'
import { getProblemMessage } from '#src/design-system/blocks/forms/formResolver.ts'
import type { SelectedPartsFile } from '#src/design-system/blocks/parts/PartsFileDialog.tsx'
import { Notice } from '#src/design-system/components/Notice.tsx'
import { Text } from '#src/design-system/components/Text.tsx'
import type { NewPart, PartsFileProblem, RowProblem, SkippedRow } from '#src/domain/partsFile.ts'

function describeFileProblem(problem: PartsFileProblem): string {
  switch (problem.kind) {
    case 'quotes':
      return copy.problems.quotes(problem)
    case 'missingColumns':
      return copy.problems.missingColumns(problem)
    case 'tooManyParts':
      return copy.problems.tooManyParts(problem)
    default:
      return copy.problems[problem.kind]()
  }
}

function describeRowProblem(problem: RowProblem): string {
  switch (problem.kind) {
    case 'field': {
      const message = problem.problem === 'notAUrl' ? copy.rows.notAUrl : getProblemMessage(problem.problem)
      return copy.rows.fieldError(copy.columns[problem.column], problem.text, message)
    }
    case 'repeated':
      return copy.rows.repeated(problem.row)
    default:
      return copy.rows[problem.kind]
  }
}

const isExpectedProblem = ({ kind }: RowProblem) => kind === 'inCatalogue' || kind === 'repeated'

const toSkippedRow = ({ row, name, problems }: SkippedRow): ResultRow => ({
  key: String(row),
  name: copy.row(row, name),
  note: problems.map(describeRowProblem).join(' · '),
  tone: problems.every(isExpectedProblem) ? 'muted' : 'danger',
})

const toReadyRow = ({ id, row, body }: NewPart): ResultRow => ({
  key: id,
  name: copy.row(row, body.name),
  note: copy.ready(body.price, body.minimumQuantity, body.availableParts),
})

/** The result of checking a file. It shows how many parts can be added, and the result of each row, with skipped rows first. */
export function CheckedFile({ file }: { file: SelectedPartsFile | null }) {
  const checkResult = file?.checkResult
  return (
    <div role="status">
      {file && !checkResult && <Text tone="muted">{copy.reading}</Text>}
      {checkResult && 'problem' in checkResult && (
        <Notice tone="danger" text={describeFileProblem(checkResult.problem)} />
      )}
      {checkResult && 'parts' in checkResult && (
        <Text weight="medium">{copy.checkSummary(checkResult.parts.length, checkResult.skipped.length)}</Text>
      )}
      {checkResult && 'parts' in checkResult && (
        <ResultList
          label={copy.listLabel}
          rows={[...checkResult.skipped.map(toSkippedRow), ...checkResult.parts.map(toReadyRow)]}
        />
      )}
    </div>
  )
}
