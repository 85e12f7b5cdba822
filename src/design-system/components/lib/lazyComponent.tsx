import { lazy, Suspense, type ComponentType, type ReactNode } from 'react'
import { loadWithUnlimitedRetries } from '#src/lib/chunks/loadCode.ts'

/**
 * A part of a page in a chunk of its own, loaded when it is first drawn, for as long as it takes (NET-9). Nothing is drawn if a
 * new version has replaced its file: the shell says so.
 * @param name of the component, an export of the module
 * @param load an `import()`
 * @param fallback is drawn until it is there
 */
export function lazyComponent<Name extends string, Props extends object>(
  name: Name,
  load: () => Promise<Readonly<Record<Name, ComponentType<Props>>>>,
  fallback?: ReactNode,
) {
  const LazyComponent: ComponentType<Props> = lazy(() =>
    loadWithUnlimitedRetries(load).then(
      (module) => ({ default: module[name] }),
      (): { default: ComponentType<Props> } => ({ default: () => null }),
    ),
  )
  return (props: Props) => (
    <Suspense fallback={fallback}>
      <LazyComponent {...props} />
    </Suspense>
  )
}
