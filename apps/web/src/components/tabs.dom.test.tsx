import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { beforeEach, expect, it } from 'vitest'
import { Tabs } from './tabs.tsx'

const TABS = [
  { id: 'one', label: 'One' },
  { id: 'two', label: 'Two' },
  { id: 'three', label: 'Three' },
] as const

function Page() {
  const [active, setActive] = useState<'one' | 'two' | 'three'>('one')
  return (
    <Tabs label="Test" tabs={TABS} active={active} onChange={setActive}>
      <p>content of {active}</p>
    </Tabs>
  )
}

beforeEach(() => {
  render(<Page />)
})

const tab = (name: string) => screen.getByRole('tab', { name })

it('says which tab is chosen, and names the panel after it', () => {
  expect(screen.getByRole('tablist', { name: 'Test' })).toBeVisible()
  expect(tab('One')).toHaveAttribute('aria-selected', 'true')
  expect(tab('Two')).toHaveAttribute('aria-selected', 'false')
  expect(tab('One')).toHaveAttribute('aria-controls', screen.getByRole('tabpanel').id)
  expect(screen.getByRole('tabpanel', { name: 'One' })).toHaveTextContent('content of one')
})

it('is one stop of the Tab key; arrows, Home and End go round and choose', async () => {
  await userEvent.tab()
  expect(tab('One')).toHaveFocus()
  for (const [key, name] of [
    ['ArrowRight', 'Two'],
    ['End', 'Three'],
    ['ArrowRight', 'One'],
    ['ArrowLeft', 'Three'],
    ['Home', 'One'],
  ] as const) {
    await userEvent.keyboard(`{${key}}`)
    expect(tab(name)).toHaveFocus()
    expect(tab(name)).toHaveAttribute('aria-selected', 'true')
    expect(screen.getAllByRole('tab').filter(({ tabIndex }) => tabIndex === 0)).toEqual([tab(name)])
  }
})
