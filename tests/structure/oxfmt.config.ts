import { defineConfig } from 'oxfmt'

export default defineConfig({ semi: false, singleQuote: true, printWidth: 120 })
