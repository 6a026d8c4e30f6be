import { ATMOSPHERES, SURFACES, TRANSPARENCIES } from '@glazy/ceramics/lookups/lookups'
import { Suspense } from 'react'
import { lazyPart } from '#lib/lazy-part.ts'
import type { ListCategory } from '#lib/list-search.ts'
import { ChoiceList, type PanelProps } from './choice-list.tsx'
import { ColourPicker } from './colour-picker.tsx'
import { ConePicker } from './cone-picker.tsx'
import { useNames } from '#lib/texts/use-translation.ts'
import type { MainFilter } from './filter-set.ts'
import { MorePanel } from './more-panel.tsx'
import { TypePicker } from './type-picker.tsx'

const IngredientsPanel = lazyPart(() => import('./ingredients-panel.tsx'))
const ChemistryPanel = lazyPart(() => import('./chemistry-panel.tsx'))

export interface FilterPanelProps extends PanelProps {
  readonly name: MainFilter | 'more'
  readonly category: ListCategory
}

/** The choices of one filter, in the bar's menus and in the sheet of a phone alike. */
export default function FilterPanel({ name, category, ...panel }: FilterPanelProps) {
  const names = useNames()
  switch (name) {
    case 'type':
      return <TypePicker category={category} {...panel} />
    case 'cone':
      return <ConePicker {...panel} />
    case 'atmosphere':
      return <ChoiceList name="atmosphere" choices={names.entries(name, ATMOSPHERES)} {...panel} />
    case 'surface':
      return <ChoiceList name="surface" choices={names.entries(name, SURFACES)} {...panel} />
    case 'transparency':
      return (
        <ChoiceList name="transparency" choices={names.entries(name, TRANSPARENCIES)} {...panel} />
      )
    case 'color':
      return <ColourPicker {...panel} />
    case 'ingredients':
      return (
        <Suspense>
          <IngredientsPanel {...panel} />
        </Suspense>
      )
    case 'chemistry':
      return (
        <Suspense>
          <ChemistryPanel {...panel} />
        </Suspense>
      )
    case 'more':
      return <MorePanel category={category} {...panel} />
  }
}
