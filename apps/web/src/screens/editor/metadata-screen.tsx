import type { CurrentUser } from '@glazy/contract/accounts'
import { materialPath, SECTION_OF_KIND } from '@glazy/contract/material-path'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Breadcrumb } from '#components/breadcrumb.tsx'
import { ErrorNotice } from '#components/error-notice.tsx'
import page from '#components/page.module.css'
import { MetadataConflict } from '#features/metadata-editor/metadata-conflict.tsx'
import { MetadataEditor } from '#features/metadata-editor/metadata-editor.tsx'
import { valuesOf } from '#features/metadata-editor/metadata-values.ts'
import { useTranslation } from '#lib/texts/use-translation.ts'
import { materialDetail } from '#queries/materials.ts'
import { SECTION_TEXT } from './section-text.ts'
import { useMetadataSaving } from './use-metadata-saving.ts'

export interface MetadataScreenProps {
  readonly user: CurrentUser
  readonly id: number
}

/** Where all is changed that is said about an item besides what it is made of. */
export function MetadataScreen({ user, id }: MetadataScreenProps) {
  const { t } = useTranslation('metadata')
  const { t: tList } = useTranslation('list')
  const { data: current } = useSuspenseQuery(materialDetail(id))
  const saving = useMetadataSaving(current, user.id)
  const { opened, refused, error } = saving
  const { kind, name } = opened
  return (
    <div className={page.page}>
      <Breadcrumb
        items={[
          {
            key: 'section',
            content: <Link to={SECTION_OF_KIND[kind]}>{tList(SECTION_TEXT[kind])}</Link>,
          },
          { key: 'item', content: <Link to={materialPath(opened)}>{name}</Link> },
          { key: 'details', content: t('crumb') },
        ]}
      />
      <header>
        <h1>{t('title', { name })}</h1>
        <p className={page.lead}>{t(`lead.${kind}`)}</p>
      </header>
      <MetadataEditor
        key={saving.beginnings}
        item={opened}
        owner={user.id}
        refusals={saving.refusals}
        trouble={
          refused ? (
            <MetadataConflict
              mine={{ ...valuesOf(current), ...refused.changes }}
              theirs={valuesOf(current)}
              version={current.version}
              isBusy={saving.isPending}
              onSaveMine={() => void saving.saveMine()}
              onTakeTheirs={saving.takeTheirs}
            />
          ) : (
            error && <ErrorNotice error={error} title={t('failed')} />
          )
        }
        onSave={saving.save}
        onCancel={saving.leave}
      />
    </div>
  )
}
