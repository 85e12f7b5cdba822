import { lazy, type ComponentType } from 'react'
import { keepLoading } from '#src/loading/loadCode.ts'

const Nothing = () => null

/**
 * A part of a page in a chunk of its own, loaded when it is first drawn, for as long as it takes (NET-9). Nothing is
 * drawn if a new version has replaced its file: the shell says so.
 * @param load imports the component
 */
export const lazyPart = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async () => ({ default: await keepLoading(load).catch((): ComponentType<Props> => Nothing) }))
