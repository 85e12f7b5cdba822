import { Markdown } from '@storybook/addon-docs/blocks'
import { riskEntries, type Risk } from '#stories/docs/contract/risks.ts'

const describeRisk = ({ title, rule, consequence, fix }: Risk): string =>
  `- **The server ${title}**${rule ? ` (${rule})` : ''}. ${consequence} **To do:** ${fix}`

/** Lists the risks in one group, each with a fix on the server. */
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
