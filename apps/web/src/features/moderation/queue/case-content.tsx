import type { ModerationCase } from '@glazy/contract/moderation'
import { RichText } from '#components/rich-text.tsx'
import { imageUrl, THUMB_WIDTH } from '#lib/image-url.ts'
import { isRichText } from '#lib/rich-text/rich-text-nodes.ts'
import { useTranslation } from '#lib/texts/use-translation.ts'
import classes from './case-card.module.css'

/** The beginning of what was reported; the whole of it is where its title leads. */
export function CaseContent({ item: { content } }: { readonly item: ModerationCase }) {
  const { t } = useTranslation('moderation')
  if (content === null) return <p className={classes.gone}>{t('case.gone')}</p>
  const { title, text, cdnId } = content
  if (!text && cdnId === null) return null
  return (
    <div className={classes.content}>
      {cdnId !== null && (
        <img
          className={classes.picture}
          // From the site itself, which knows who asks: it may be hidden.
          src={imageUrl(cdnId, THUMB_WIDTH, '1:1', '')}
          width={96}
          height={96}
          alt={t('case.picture', { title })}
          loading="lazy"
        />
      )}
      {text && (
        <div className={classes.text}>{isRichText(text) ? <RichText html={text} /> : text}</div>
      )}
    </div>
  )
}
