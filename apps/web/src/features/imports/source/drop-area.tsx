import { FileUp } from 'lucide-react'
import { useDropzone } from 'react-dropzone'
import { Button } from '#components/button.tsx'
import classes from '#features/imports/recipe-import.module.css'

export interface DropAreaProps {
  /** What the button says, and the area is called. */
  readonly choose: string
  readonly drop: string
  /** Said instead while something is held over the area. */
  readonly over: string
  /** What may be brought. */
  readonly hint: string
  readonly isBusy?: boolean
  readonly multiple?: boolean
  /** Also of files that the browser would refuse: whoever reads them says what is wrong. */
  readonly onFiles: (files: readonly File[]) => void
}

/** Where files are dropped or chosen. */
export function DropArea(props: DropAreaProps) {
  const { choose, drop, over, hint, isBusy = false, multiple = true, onFiles } = props
  const area = useDropzone({
    noClick: true,
    noKeyboard: true,
    multiple,
    onDrop: (accepted, rejected) => onFiles([...accepted, ...rejected.map(({ file }) => file)]),
  })
  return (
    <section
      {...area.getRootProps({ className: classes.dropzone })}
      aria-label={choose}
      data-over={area.isDragActive}
    >
      <FileUp size={28} aria-hidden className={classes.dropIcon} />
      <input {...area.getInputProps({ 'aria-label': choose })} />
      <p className={classes.choose}>
        <Button look="filled" disabled={isBusy} onClick={area.open}>
          {choose}
        </Button>
        <span>{area.isDragActive ? over : drop}</span>
      </p>
      <p className={classes.hint}>{hint}</p>
    </section>
  )
}
