import { DocsContainer, DocsContext, type DocsContainerProps } from '@storybook/addon-docs/blocks'
import { useLayoutEffect, useSyncExternalStore, type PropsWithChildren } from 'react'
import '#storybook/docs.css.ts'
import { useToolbarTheme } from '#storybook/useToolbarTheme.ts'
import { showSetting } from '#storybook/Settings.tsx'
import { systemIsDark, themes } from '#storybook/theme.ts'

function subscribeToSystem(onChange: () => void) {
  systemIsDark.addEventListener('change', onChange)
  return () => systemIsDark.removeEventListener('change', onChange)
}

type DocsFrameProps = PropsWithChildren<DocsContainerProps>

function ThemedPage({ context, children }: DocsFrameProps) {
  const chosen = useToolbarTheme()
  const system = useSyncExternalStore(subscribeToSystem, () => (systemIsDark.matches ? 'dark' : 'light'))
  useLayoutEffect(() => showSetting('theme', chosen), [chosen])
  return (
    <DocsContainer context={context} theme={themes[chosen === 'system' ? system : chosen].storybook}>
      {children}
    </DocsContainer>
  )
}

/** Frame of every documentation page: the shop's theme as the toolbar or the system asks for. */
export function DocsFrame(props: DocsFrameProps) {
  return (
    <DocsContext.Provider value={props.context}>
      <ThemedPage {...props} />
    </DocsContext.Provider>
  )
}
