/** The component library speaks in our tokens: its own palette is never seen. */
import { type CSSVariablesResolver, createTheme, type MantineColorsTuple } from '@mantine/core'

const token = (name: string): MantineColorsTuple => {
  const colour = `var(--${name})`
  return [colour, colour, colour, colour, colour, colour, colour, colour, colour, colour]
}

export const theme = createTheme({
  fontFamily: 'var(--font)',
  fontFamilyMonospace: 'ui-monospace, monospace',
  headings: { fontFamily: 'var(--font)', fontWeight: '650' },
  primaryColor: 'indigo',
  colors: { indigo: token('indigo'), red: token('thread') },
  defaultRadius: 'md',
  radius: {
    xs: '4px',
    sm: 'var(--radius-s)',
    md: 'var(--radius-m)',
    lg: 'var(--radius-l)',
    xl: 'var(--radius-l)',
  },
  fontSizes: {
    xs: 'var(--text-xs)',
    sm: 'var(--text-s)',
    md: 'var(--text-m)',
    lg: 'var(--text-l)',
    xl: 'var(--text-xl)',
  },
  spacing: {
    xs: 'var(--space-2)',
    sm: 'var(--space-3)',
    md: 'var(--space-4)',
    lg: 'var(--space-5)',
    xl: 'var(--space-6)',
  },
  cursorType: 'pointer',
  respectReducedMotion: true,
})

const colours = {
  '--mantine-color-body': 'var(--paper)',
  '--mantine-color-text': 'var(--ink)',
  '--mantine-color-bright': 'var(--ink)',
  '--mantine-color-dimmed': 'var(--ink-soft)',
  '--mantine-color-placeholder': 'var(--ink-faint)',
  '--mantine-color-anchor': 'var(--indigo)',
  '--mantine-color-error': 'var(--thread)',
  '--mantine-color-default': 'var(--cloth)',
  '--mantine-color-default-hover': 'var(--indigo-wash)',
  '--mantine-color-default-color': 'var(--ink)',
  '--mantine-color-default-border': 'var(--line-strong)',
  '--mantine-color-disabled': 'var(--cloth-sunk)',
  '--mantine-color-disabled-color': 'var(--ink-faint)',
  '--mantine-color-disabled-border': 'var(--line)',
  '--mantine-primary-color-filled': 'var(--indigo-fill)',
  '--mantine-primary-color-filled-hover': 'var(--indigo-fill-hover)',
  '--mantine-primary-color-light': 'var(--indigo-wash)',
  '--mantine-primary-color-light-hover': 'var(--indigo-wash)',
  '--mantine-primary-color-light-color': 'var(--indigo)',
  '--mantine-primary-color-contrast': 'var(--on-indigo)',
  '--mantine-color-indigo-filled': 'var(--indigo-fill)',
  '--mantine-color-indigo-filled-hover': 'var(--indigo-fill-hover)',
  '--mantine-color-indigo-light': 'var(--indigo-wash)',
  '--mantine-color-indigo-light-color': 'var(--indigo)',
  '--mantine-color-red-filled': 'var(--thread-fill)',
}

export const cssVariables: CSSVariablesResolver = () => ({ variables: {}, light: colours, dark: colours })
