import { useState } from 'react'
import { Button } from '#components/button.tsx'
import { RichText } from '#components/rich-text.tsx'
import { isRichText, plainText } from '#lib/rich-text/rich-text-nodes.ts'
import { shortened } from '#lib/rich-text/shortened.ts'
import { useTranslation } from '#lib/texts/use-translation.ts'
import classes from './log-card.module.css'

export interface LogTextProps {
  /** Plain, or rich text. */
  readonly text: string
  /** Characters that are shown at first. */
  readonly limit: number
}

/** What is told, cut where it is long until somebody wants all of it. */
export function LogText({ text, limit }: LogTextProps) {
  const { t } = useTranslation('logs')
  const [isOpen, setOpen] = useState(false)
  const isRich = isRichText(text)
  const words = isRich ? plainText(text) : text
  const isLong = words.length > limit
  const isWhole = !isLong || isOpen
  return (
    <div>
      {isRich && isWhole ? (
        <div className={classes.rich}>
          <RichText html={text} />
        </div>
      ) : (
        <p className={classes.words}>{isWhole ? words : shortened(words, limit)}</p>
      )}
      {isLong && (
        <Button look="quiet" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {t(isOpen ? 'card.less' : 'card.more')}
        </Button>
      )}
    </div>
  )
}
