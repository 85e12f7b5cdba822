import { lazy, Suspense, type ComponentType, type ReactNode } from 'react'
import { loadWithUnlimitedRetries } from '#src/lib/chunks/loadCode.ts'

/**
 * A component in a chunk of its own, loaded on the first render with unlimited retries (NET-9). If a new version has replaced
 * the file, nothing is rendered, because the shell shows a message.
 * @param name of the export
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
