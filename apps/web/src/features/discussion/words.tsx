import { RichText } from '#components/rich-text.tsx'
import { isRichText } from '#lib/rich-text/rich-text-nodes.ts'
import classes from './discussion.module.css'

/** What somebody wrote, plain or with paragraphs and emphasis. */
export function Words({ text }: { readonly text: string }) {
  if (!isRichText(text)) return <p className={classes.words}>{text}</p>
  return (
    <div className={classes.words}>
      <RichText html={text} />
    </div>
  )
}
