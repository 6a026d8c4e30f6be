import type { KilnSchedule } from '@glazy/contract/kilns'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeAll, expect, it, vi } from 'vitest'
import { ScheduleFields, ScheduleForm } from '#features/kilns/form/schedule-form.tsx'
import { kilnSchedules, ownSchedules } from '#queries/kilns.ts'
import { ask } from '#testing/ask.ts'
import { fillIn } from '#testing/fill-in.ts'
import { openPage } from '#testing/open-page.tsx'
import { registerAnew } from '#testing/people.ts'

beforeAll(async () => {
  await registerAnew()
})

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const kept = async (id: number) => (await ask('getKilnSchedule', { params: { id } })).data

async function open(schedule?: KilnSchedule) {
  const onSaved = vi.fn<(saved: KilnSchedule) => void>()
  const { context } = await openPage(() => (
    <ScheduleForm {...(schedule && { schedule })} onSaved={onSaved} onCancel={() => undefined} />
  ))
  return {
    client: context.queryClient,
    save: async (button: string): Promise<KilnSchedule> => {
      onSaved.mockClear()
      await press(button)
      await waitFor(() => expect(onSaved).toHaveBeenCalledOnce())
      const [[saved] = []] = onSaved.mock.calls
      if (!saved) throw new Error('nothing was saved')
      return saved
    },
  }
}

async function fillRamp(number: number, figures: Readonly<Record<string, string>>) {
  const row = within(screen.getByRole('listitem', { name: `Ramp ${number}` }))
  for (const [label, text] of Object.entries(figures)) {
    const field = row.getByRole('spinbutton', { name: label })
    await userEvent.clear(field)
    await userEvent.type(field, text)
  }
}

it('what was typed last is what is kept, of a new schedule and of one that is changed', async () => {
  const form = await open()
  await press('Create')
  expect(await screen.findByText('Name is required')).toBeVisible()
  expect(screen.getByLabelText('Name')).toHaveFocus()
  await fillIn({ Name: 'Test firing' })
  await fillRamp(1, { 'Rate, °C/h': '100' })
  expect(screen.getByText('A ramp needs a rate and a temperature')).toBeVisible()
  await press('Create')
  const first = within(screen.getByRole('listitem', { name: 'Ramp 1' }))
  expect(first.getByRole('spinbutton', { name: 'To, °C' })).toHaveFocus()
  await fillRamp(1, { 'To, °C': '600' })
  await fillRamp(2, { 'Rate, °C/h': '60', 'To, °C': '1222', 'Hold, min': '10' })
  const made = await form.save('Create')
  expect(await kept(made.id)).toMatchObject({
    name: 'Test firing',
    ortonConeId: 30,
    atmosphereId: 1,
    defaultStartTemp: 20,
    isCelsius: true,
    ramps: [
      { tempRatePerHr: 100, targetTemp: 600, holdMinutes: 0 },
      { tempRatePerHr: 60, targetTemp: 1222, holdMinutes: 10 },
    ],
  })

  const again = await open(made)
  await fillIn({ Name: 'Test firing, slower' })
  await fillRamp(1, { 'Rate, °C/h': '50' })
  const slower = await again.save('Save')
  expect(slower.id).toBe(made.id)
  await press('Move ramp 2 up')
  await fillIn({ Name: 'Test firing, turned' })
  await again.save('Save')
  expect(await kept(made.id)).toMatchObject({
    name: 'Test firing, turned',
    ramps: [{ targetTemp: 1222 }, { targetTemp: 600, tempRatePerHr: 50 }],
  })
})

it('in Fahrenheit it begins at 70 degrees, and no figure is converted', async () => {
  const form = await open()
  await fillRamp(1, { 'Rate, °C/h': '108', 'To, °C': '2232' })
  await userEvent.click(screen.getByRole('radio', { name: '°F' }))
  expect(screen.getByLabelText('Start temperature')).toHaveValue('70')
  await fillIn({ Name: 'Test in Fahrenheit' })
  const made = await form.save('Create')
  const { isCelsius, defaultStartTemp, ramps, calculatedOrtonConeId } = await kept(made.id)
  expect({ isCelsius, defaultStartTemp }).toEqual({ isCelsius: false, defaultStartTemp: 70 })
  expect(ramps).toMatchObject([{ tempRatePerHr: 108, targetTemp: 2232 }])
  expect(calculatedOrtonConeId).toBe(30)
})

it('a new one is on top of the lists that it is in, and among the choices, wherever it is saved', async () => {
  const form = await open()
  const { data: user } = await ask('getCurrentUser', {})
  const lists = [{}, { u: String(user.id) }, { q: 'bisque' }, { p: 2 }].map(kilnSchedules)
  const { client } = form
  const choice = ownSchedules(user.id)
  await Promise.all([client.query(choice), ...lists.map((list) => client.query(list))])
  const before = lists.map(({ queryKey }) => client.getQueryData(queryKey)?.data.length ?? 0)

  await fillIn({ Name: 'Test among others' })
  await fillRamp(1, { 'Rate, °C/h': '100', 'To, °C': '600' })
  const made = await form.save('Create')
  const shown = lists.map(({ queryKey }) => client.getQueryData(queryKey)?.data ?? [])
  expect(shown.map((list) => list.length)).toEqual(
    before.map((length, at) => length + Number(at < 2)),
  )
  expect(shown.slice(0, 2).map(([first]) => first?.id)).toEqual([made.id, made.id])
  expect((await client.query(choice)).map(({ id }) => id)).toContain(made.id)

  const again = await open(made)
  await again.client.query(choice)
  await fillIn({ Name: 'Test among others, changed' })
  await again.save('Save')
  expect((await again.client.query(choice)).map(({ name }) => name)).toContain(
    'Test among others, changed',
  )
})

it('more ramps than a schedule has are told above them, with how many there may be', async () => {
  const ramp = { tempRatePerHr: 100, targetTemp: 600, holdMinutes: 0 }
  const onSend = vi.fn<() => Promise<void>>()
  const written = {
    name: 'Test firing',
    description: null,
    ortonConeId: null,
    atmosphereId: null,
    defaultStartTemp: 20,
    isCelsius: true,
    isPrivate: false,
    ramps: Array.from({ length: 41 }, () => ramp),
  }
  await openPage(() => (
    <ScheduleFields isNew written={written} onSend={onSend} onCancel={() => undefined} />
  ))
  await press('Create')
  expect(await screen.findByText('A schedule has at most 40 ramps')).toBeVisible()
  expect(onSend).not.toHaveBeenCalled()
  await press('Remove ramp 41')
  expect(screen.queryByText('A schedule has at most 40 ramps')).toBeNull()
  await press('Create')
  await waitFor(() => expect(onSend).toHaveBeenCalledOnce())
})
