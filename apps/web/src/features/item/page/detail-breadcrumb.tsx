import { findMaterialType } from '@glazy/ceramics/lookups/material-types'
import type { MaterialDetail } from '@glazy/contract/materials'
import { Link } from '@tanstack/react-router'
import { Breadcrumb } from '#components/breadcrumb.tsx'
import { SECTION_OF_KIND } from '@glazy/contract/material-path'
import { EXACT } from '#lib/exact.ts'
import { useNames, useTranslation } from '#lib/texts/use-translation.ts'
import { SECTION_NAMES } from './section-names.ts'

/** From the front page through the section and the types down to the item. */
export function DetailBreadcrumb({ material }: { readonly material: MaterialDetail }) {
  const { t } = useTranslation('common')
  const { t: tShell } = useTranslation('shell')
  const names = useNames()
  const { kind, name, materialTypeId, baseTypeId } = material
  const section = SECTION_OF_KIND[kind]
  const path = findMaterialType(materialTypeId ?? baseTypeId ?? 0)?.path ?? []
  const types = path
    .flatMap((id) => findMaterialType(id) ?? [])
    .filter((type) => type.parentId !== null)
  return (
    <Breadcrumb
      items={[
        { key: 'home', content: <Link to="/">{t('breadcrumb.home')}</Link> },
        {
          key: 'section',
          content: (
            <Link to={section} activeOptions={EXACT}>
              {tShell(SECTION_NAMES[kind])}
            </Link>
          ),
        },
        ...types.map(({ id, isBaseType }) => ({
          key: String(id),
          content: (
            <Link
              to={section}
              search={isBaseType ? { base_type: id } : { type: id }}
              activeOptions={EXACT}
            >
              {names.of('type', id)}
            </Link>
          ),
        })),
        { key: 'item', content: name },
      ]}
    />
  )
}
