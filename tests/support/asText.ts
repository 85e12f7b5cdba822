/** A number as some servers send it: a text with commas and spaces around it. @returns any other value unchanged */
export const asText = <Value>(value: Value): Value | string =>
  typeof value === 'number' ? ` ${value.toLocaleString('en-US')} ` : value
