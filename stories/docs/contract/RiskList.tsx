import { Markdown } from '@storybook/addon-docs/blocks'
import { riskEntries, type Risk } from '#stories/docs/contract/risks.ts'

const describeRisk = ({ title, rule, consequence, fix }: Risk): string =>
  `- **The server ${title}**${rule ? ` (${rule})` : ''}. ${consequence} **To do:** ${fix}`

/** Lists a group of the risks that only the server can remove, each with a fix. */
export const RiskList = ({ group }: Pick<Risk, 'group'>) => (
  <Markdown>
    {riskEntries
      .filter(([, risk]) => risk.group === group)
      .map(([, risk]) => describeRisk(risk))
      .join('\n')
      // Escapes the asterisk, which Markdown would parse as emphasis.
      .replaceAll(' * ', ' \\* ')}
  </Markdown>
)
