import type { CurrentUser } from '@glazy/contract/accounts'
import { materialPath, SECTION_OF_KIND } from '@glazy/contract/material-path'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { Breadcrumb } from '#components/breadcrumb.tsx'
import page from '#components/page.module.css'
import { EXACT } from '#lib/exact.ts'
import { useTranslation } from '#lib/texts/use-translation.ts'
import { materialDetail } from '#queries/materials.ts'
import { MetadataChange } from '#features/editor/details/metadata-change.tsx'
import { SECTION_TEXT } from '#features/editor/section-text.ts'

export interface MetadataScreenProps {
  readonly user: CurrentUser
  readonly id: number
}

/** Where all is changed that is said about an item besides what it is made of. */
export function MetadataScreen({ user, id }: MetadataScreenProps) {
  const { t } = useTranslation('metadata')
  const { t: tList } = useTranslation('list')
  const { data: current } = useSuspenseQuery(materialDetail(id))
  // The page is called what the item was called when it was opened, whatever is read meanwhile.
  const [{ kind, name, ...opened }] = useState(current)
  const path = materialPath({ ...opened, kind, name })
  const navigate = useNavigate()
  return (
    <div className={page.page}>
      <Breadcrumb
        items={[
          {
            key: 'section',
            content: (
              <Link to={SECTION_OF_KIND[kind]} activeOptions={EXACT}>
                {tList(SECTION_TEXT[kind])}
              </Link>
            ),
          },
          { key: 'item', content: <Link to={path}>{name}</Link> },
          { key: 'details', content: t('crumb') },
        ]}
      />
      <header>
        <h1>{t('title', { name })}</h1>
        <p className={page.lead}>{t(`lead.${kind}`)}</p>
      </header>
      <MetadataChange
        current={current}
        owner={user.id}
        onSaved={(saved) => navigate({ to: materialPath(saved), ignoreBlocker: true })}
        onCancel={() => void navigate({ to: path, ignoreBlocker: true })}
      />
    </div>
  )
}
