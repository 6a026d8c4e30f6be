import { COMMENT_COLLAPSE_AT } from '@glazy/contract/limits'
import { useState } from 'react'
import { Button } from '#components/button.tsx'
import { isRichText, plainText } from '#lib/rich-text/rich-text-nodes.ts'
import { shortened } from '#lib/rich-text/shortened.ts'
import { useTranslation } from '#lib/texts/use-translation.ts'
import classes from '../discussion.module.css'
import { Words } from '../words.tsx'

/** The words of a comment, cut where they are many until somebody wants all of them. */
export function CommentWords({ text }: { readonly text: string }) {
  const { t } = useTranslation('discussion')
  const [isOpen, setOpen] = useState(false)
  const plain = isRichText(text) ? plainText(text) : text
  if (plain.length <= COMMENT_COLLAPSE_AT) return <Words text={text} />
  return (
    <>
      {isOpen ? (
        <Words text={text} />
      ) : (
        <p className={classes.words}>{shortened(plain, COMMENT_COLLAPSE_AT)}</p>
      )}
      {!isOpen && (
        <noscript>
          <Words text={text} />
        </noscript>
      )}
      <div className={classes.actions}>
        <Button look="quiet" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {t(isOpen ? 'comments.showLess' : 'comments.showMore')}
        </Button>
      </div>
    </>
  )
}
