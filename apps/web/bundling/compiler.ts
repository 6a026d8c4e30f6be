import { reactCompilerPreset } from '@vitejs/plugin-react'

/**
 * What a page shows once and hardly ever renders anew: its frame, the page of an item, forms of an
 * account, what stands around a list or the explorer's chart. What the compiler adds to a component
 * makes it half as large again, which every visitor loads and hardly one gains by: decision 0062.
 */
const SHOWN_ONCE = new RegExp(
  'apps/web/src/(' +
    'features/(shell|item|account|discussion|logs|people|collections|shelf)/|' +
    'features/library/(list|filters|search-box|saved-searches|selection)/|' +
    'features/charts/(explorer/(count-line|density-layer|explored-points|explorer-(legend|summary|toolbar)|histogram-panel|plot-(buttons|marks)|points-room)|' +
    'plot/(axis-select|save-menu))|' +
    'components/(?!range-field|rich-text-editor)|routes/|screens/)',
)

/** The compiler of React, for what is rendered anew while someone types, drags, chooses or looks. */
export const COMPILER = reactCompilerPreset({
  sources: (file: string) => !SHOWN_ONCE.test(file),
})
