import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import createLineIcon from './line-icon.tsx'

const Minus = createLineIcon({ name: 'minus', node: [['path', { d: 'M5 12h14', key: '1' }]] })

test('an icon is one element with its drawing inside', () => {
  expect(renderToStaticMarkup(<Minus size={16} className="quiet" aria-hidden />)).toBe(
    '<svg class="line-icon quiet" width="16" height="16" viewBox="0 0 24 24" aria-hidden="true">' +
      '<path d="M5 12h14"></path></svg>',
  )
})

test('without a size it is as large as it was drawn', () => {
  expect(renderToStaticMarkup(<Minus />)).toContain('width="24" height="24"')
})
