import { buildShop } from '#tests/support/bundle.ts'
buildShop(process.argv[2] ?? '/work/main/dist', {})
