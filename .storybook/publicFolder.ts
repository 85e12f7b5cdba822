import { fileURLToPath } from 'node:url'

/** The folder of the static files that Storybook serves, with a slash at its end. */
export const publicFolder = fileURLToPath(new URL('../node_modules/.cache/storybook-public/', import.meta.url))
