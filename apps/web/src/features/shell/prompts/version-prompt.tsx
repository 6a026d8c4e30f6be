import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useTranslation } from '#lib/texts/use-translation.ts'
import { Button } from '#components/button.tsx'
import { fetchNewWorker, reloadWithNewVersion } from '#lib/offline/worker.ts'
import { runningVersion } from '#queries/version.ts'
import { PromptCard } from './prompt-card.tsx'

/** Offers to reload when the server runs another version than the one this page came from. */
export function VersionPrompt() {
  const { t } = useTranslation('shell')
  const { t: tCommon } = useTranslation('common')
  const { data: running } = useQuery(runningVersion)
  const [known, setKnown] = useState<string>()
  const isNew = known !== undefined && running !== undefined && running !== known
  useEffect(() => {
    if (isNew) void fetchNewWorker()
  }, [isNew])
  if (known === undefined && running !== undefined) setKnown(running)
  if (!isNew) return null
  return (
    <PromptCard
      title={t('version.title')}
      text={t('version.text')}
      actions={
        <>
          <Button look="quiet" onClick={() => setKnown(running)}>
            {t('version.later')}
          </Button>
          <Button look="filled" onClick={() => void reloadWithNewVersion()}>
            {tCommon('action.reload')}
          </Button>
        </>
      }
    />
  )
}
