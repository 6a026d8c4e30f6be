import { LongText } from '#components/long-text.tsx'
import classes from '#components/version-side.module.css'
import { textOfHtml } from '#lib/rich-text/rich-text-nodes.ts'
import { useTranslation } from '#lib/texts/use-translation.ts'

export interface LogSideProps {
  readonly title: string
  readonly description: string
  readonly photos: number
}

/** A version of a log. */
export function LogSide({ title, description, photos }: LogSideProps) {
  const { t } = useTranslation('outbox')
  return (
    <>
      <p className={classes.name}>{title}</p>
      {textOfHtml(description) !== '' && <LongText text={description} />}
      {photos > 0 && <p>{t('side.photos', { count: photos })}</p>}
    </>
  )
}
