import type { NameMatch } from '@glazy/contract/imports'
import { SelectField, type SelectOption } from '#components/select-field.tsx'
import { useTranslation } from '#lib/texts/use-translation.ts'
import { type Decision, hasFigures, mayCreate, toMaterial } from '@glazy/formats/import/choices'
import type { ImportIngredient } from '@glazy/formats/import/content'

export interface MeaningSelectProps {
  readonly ingredient: ImportIngredient
  readonly matches: readonly NameMatch[]
  readonly decision: Decision | undefined
  readonly onDecide: (decision: Decision) => void
  /** Whether it may become a new material. */
  readonly offersNew: boolean
  /** Someone wants to look for another material. */
  readonly onFind: () => void
}

const FIND = 'find'
const OPEN = ''

/** What a name may become: materials like it, what they are kinds of, a new one, or nothing. */
export function MeaningSelect(props: MeaningSelectProps) {
  const { ingredient, matches, decision, onDecide, offersNew, onFind } = props
  const { t } = useTranslation('imports')
  const { name, recipe, material } = ingredient
  const found = foundMaterials(matches)
  const nameOf = new Map(found.map(({ id, name: itsName }) => [`use:${id}`, { id, name: itsName }]))
  const chosen = decision?.how === 'use' && !nameOf.has(`use:${decision.id}`) ? decision : undefined
  const options: SelectOption[] = [
    ...(decision === undefined ? [{ value: OPEN, label: t('decision.choose') }] : []),
    ...(chosen ? [{ value: `use:${chosen.id}`, label: chosen.name }] : []),
    ...(recipe === undefined ? [] : [{ value: 'recipe', label: t('decision.recipe') }]),
  ]
  const similar = found.map((it) => ({ value: `use:${it.id}`, label: labelOf(it) }))
  const isDescribed = material !== undefined && hasFigures(material)
  const others: SelectOption[] = [
    { value: FIND, label: t('decision.find') },
    ...(offersNew && mayCreate(ingredient)
      ? [
          {
            value: 'create',
            label: t(isDescribed ? 'decision.createWithAnalysis' : 'decision.create'),
          },
        ]
      : []),
    { value: 'leaveOut', label: t('decision.leaveOut') },
  ]

  function labelOf({ name: itsName, childName, isOwn, hasAnalysis }: FoundMaterial): string {
    if (childName !== undefined) return t('decision.parent', { name: itsName, child: childName })
    if (!hasAnalysis) return t('decision.noAnalysis', { name: itsName })
    return isOwn ? t('decision.own', { name: itsName }) : itsName
  }

  function choose(value: string) {
    const known = nameOf.get(value)
    if (value === FIND) onFind()
    else if (known) onDecide(toMaterial(known))
    else if (value === 'create' || value === 'leaveOut') onDecide({ how: value })
    else if (value === 'recipe' && recipe !== undefined) onDecide({ how: 'recipe', key: recipe })
  }

  return (
    <SelectField
      label={t('decision.label', { name })}
      isLabelHidden
      value={decision === undefined ? OPEN : valueOf(decision)}
      onChange={choose}
      options={options}
      groups={[
        ...(similar.length > 0 ? [{ label: t('decision.similar'), options: similar }] : []),
        { label: t('decision.other'), options: others },
      ]}
    />
  )
}

function valueOf(decision: Decision): string {
  return decision.how === 'use' ? `use:${decision.id}` : decision.how
}

interface FoundMaterial {
  readonly id: number
  readonly name: string
  /** The match it is the parent of; undefined for a match itself. */
  readonly childName?: string
  readonly isOwn: boolean
  readonly hasAnalysis: boolean
}

/** Each match and then what the matches are kinds of, each once. */
function foundMaterials(matches: readonly NameMatch[]): readonly FoundMaterial[] {
  const parents = matches.flatMap(({ name, parent }) =>
    parent === null ? [] : [{ ...parent, childName: name, isOwn: false, hasAnalysis: true }],
  )
  const byId = new Map<number, FoundMaterial>()
  for (const found of [...matches, ...parents]) if (!byId.has(found.id)) byId.set(found.id, found)
  return [...byId.values()]
}
