import type { SVGProps } from 'react'

/** A drawing of `lucide-react`: its elements with their attributes, on a square of 24. */
interface LineDrawing {
  readonly name?: string
  readonly node: readonly (readonly [tag: string, attributes: Readonly<Record<string, string>>])[]
}

export interface LineIconProps extends Omit<SVGProps<SVGSVGElement>, 'children' | 'ref'> {
  /** Edge in pixels. */
  readonly size?: number | string
}

/**
 * Makes an icon of a drawing. The build puts this in place of the function of `lucide-react` that
 * does the same with a React element for each line: they were a quarter of the elements of a page.
 * What all icons have in common is in `base.css`.
 */
export default function createLineIcon({ name, node }: LineDrawing) {
  let markup: { __html: string } | undefined
  function LineIcon({ size = 24, className, ...rest }: LineIconProps) {
    markup ??= { __html: node.map(([tag, attributes]) => elementText(tag, attributes)).join('') }
    return (
      <svg
        className={className ? `line-icon ${className}` : 'line-icon'}
        width={size}
        height={size}
        viewBox="0 0 24 24"
        {...rest}
        dangerouslySetInnerHTML={markup}
      />
    )
  }
  LineIcon.displayName = name ?? 'icon'
  return LineIcon
}

/** The drawings hold paths and numbers, nothing that would have to be escaped. */
function elementText(tag: string, attributes: Readonly<Record<string, string>>): string {
  const written = Object.entries(attributes)
    .filter(([name]) => name !== 'key')
    .map(([name, value]) => ` ${name}="${value}"`)
  return `<${tag}${written.join('')}></${tag}>`
}
