import { createTheme, type MantineColorsTuple } from '@mantine/core'

/** Iron in reduction: from ice to deep sea green. The text colours stand in `tokens.css`. */
const celadon: MantineColorsTuple = [
  '#eef6f2',
  '#dcebe4',
  '#b9d8cb',
  '#93c9b5',
  '#6fb09b',
  '#4f9680',
  '#377c67',
  '#22604f',
  '#1a4d3f',
  '#133a30',
]

/** Warm greys of unglazed clay, for the dark theme. */
const dark: MantineColorsTuple = [
  '#efe9e0',
  '#bfb6a9',
  '#a1988b',
  '#5c554c',
  '#36312b',
  '#2a2622',
  '#201d1a',
  '#171512',
  '#110f0d',
  '#0b0a08',
]

/** Settings of the component library; its colours and fonts are set in `tokens.css`. */
export const theme = createTheme({
  colors: { celadon, dark },
  primaryColor: 'celadon',
  primaryShade: { light: 7, dark: 3 },
  autoContrast: true,
  defaultRadius: 'md',
  respectReducedMotion: true,
})
