import { RICH_TEXT_COLLAPSE_AT } from '@glazy/contract/limits'
import { useState } from 'react'
import { isRichText, textOfHtml } from '#lib/rich-text/rich-text-nodes.ts'
import { shortened } from '#lib/rich-text/shortened.ts'
import { useTranslation } from '#lib/texts/use-translation.ts'
import { Button } from './button.tsx'
import classes from './long-text.module.css'
import { RichText } from './rich-text.tsx'

export interface LongTextProps {
  /** Plain, or rich text. */
  readonly text: string
  /** Visible characters that are shown at first. */
  readonly limit?: number
}

/** What somebody has written, cut where it is long until somebody wants all of it. */
export function LongText({ text, limit = RICH_TEXT_COLLAPSE_AT }: LongTextProps) {
  const { t } = useTranslation('common')
  const [isOpen, setOpen] = useState(false)
  const plain = isRichText(text) ? textOfHtml(text) : text
  if (plain.length <= limit) return <Whole text={text} />
  return (
    <>
      {isOpen ? (
        <Whole text={text} />
      ) : (
        <>
          <p className={classes.plain}>{shortened(plain, limit)}</p>
          <noscript>
            <Whole text={text} />
          </noscript>
        </>
      )}
      <div className={classes.more}>
        <Button look="quiet" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {t(isOpen ? 'action.showLess' : 'action.showMore')}
        </Button>
      </div>
    </>
  )
}

function Whole({ text }: Pick<LongTextProps, 'text'>) {
  return isRichText(text) ? <RichText html={text} /> : <p className={classes.plain}>{text}</p>
}
