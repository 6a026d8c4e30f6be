import { DESCRIPTION_COLLAPSE_AT } from '@glazy/contract/limits'
import { useState } from 'react'
import { Button } from '#components/button.tsx'
import { RichText } from '#components/rich-text.tsx'
import { isRichText, plainText } from '#lib/rich-text/rich-text-nodes.ts'
import { useTranslation } from '#lib/texts/use-translation.ts'
import { descriptionParts, shortened } from './description-parts.ts'
import classes from './detail.module.css'

export interface DescriptionProps {
  readonly description: string | null
  /** Where the figures come from. */
  readonly source: string | null
}

/** What the author wrote, plain or with elements, and the source of the figures. */
export function Description({ description, source }: DescriptionProps) {
  const { t } = useTranslation('detail')
  const [isOpen, setOpen] = useState(false)
  if (!description && !source) return null
  const isRich = isRichText(description ?? '')
  const text = isRich ? plainText(description ?? '') : (description ?? '')
  const isLong = text.length > DESCRIPTION_COLLAPSE_AT
  const isWhole = !isLong || isOpen
  return (
    <section className={classes.description} aria-labelledby="description">
      <h2 id="description">{t('description.title')}</h2>
      {text !== '' &&
        (isRich && isWhole ? (
          <div className={classes.richWords}>
            <RichText html={description ?? ''} />
          </div>
        ) : (
          <p className={classes.words}>
            <Linked text={isWhole ? text : shortened(text, DESCRIPTION_COLLAPSE_AT)} />
          </p>
        ))}
      {isLong && (
        <div>
          <Button look="quiet" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {t(isOpen ? 'description.less' : 'description.more')}
          </Button>
        </div>
      )}
      {source && (
        <p className={classes.source}>
          <span>{t('source')}</span> <Linked text={source} />
        </p>
      )}
    </section>
  )
}

/** Text in which web addresses are links; anything else is shown as it was typed. */
function Linked({ text }: { readonly text: string }) {
  return descriptionParts(text).map(({ text: words, href }, index) =>
    href ? (
      <a key={index} href={href} rel="nofollow noopener ugc" target="_blank">
        {words}
      </a>
    ) : (
      words
    ),
  )
}
