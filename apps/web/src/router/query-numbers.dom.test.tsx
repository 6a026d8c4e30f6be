import {
  MutationObserver,
  onlineManager,
  QueryClientProvider,
  useQuery,
} from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ApiError } from '#lib/api/api-error.ts'
import { collectionsOf } from '#queries/collections.ts'
import { FRESHNESS } from '#queries/freshness.ts'
import { kilnSchedules } from '#queries/kilns.ts'
import { materialDetail, materialList } from '#queries/materials.ts'
import { createQueryClient } from './query-client.ts'

const SECOND = 1_000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE

it.each([
  ['standard', MINUTE, 24 * HOUR],
  ['medium', 5 * MINUTE, HOUR],
  ['long', HOUR, 24 * HOUR],
  ['searchList', 5 * MINUTE, 10 * MINUTE],
  ['schedules', 5 * MINUTE, 10 * MINUTE],
  ['detail', 10 * MINUTE, 30 * MINUTE],
  ['notifications', MINUTE, 5 * MINUTE],
] as const)('%s answers are fresh and kept as long as specified', (preset, staleTime, gcTime) => {
  expect(FRESHNESS[preset]).toEqual({ staleTime, gcTime })
})

it('lists, collections, schedules and details go by the presets that were meant for them', () => {
  const list = { staleTime: 5 * MINUTE, gcTime: 10 * MINUTE }
  expect(materialList({})).toMatchObject(list)
  expect(collectionsOf('1')).toMatchObject(list)
  expect(kilnSchedules({})).toMatchObject(list)
  expect(materialDetail(1)).toMatchObject({ staleTime: 10 * MINUTE, gcTime: 30 * MINUTE })
})

it('everything else is fresh for a minute, kept for a day, and asked again by who comes back', () => {
  expect(createQueryClient().getDefaultOptions()).toMatchObject({
    queries: {
      staleTime: MINUTE,
      gcTime: 24 * HOUR,
      networkMode: 'offlineFirst',
      refetchOnWindowFocus: true,
      refetchOnReconnect: true,
    },
    mutations: { networkMode: 'offlineFirst' },
  })
})

describe('what fails', () => {
  const failure = (status: number) =>
    new ApiError({ code: 'client.unknown', status, message: 'failed' })

  beforeEach(() => {
    vi.useFakeTimers()
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  /** Seconds at which something was tried that always fails. */
  async function triesOf(error: Error, start: (attempt: () => Promise<never>) => Promise<unknown>) {
    const began = Date.now()
    const tries: number[] = []
    const ended = start(() => {
      tries.push((Date.now() - began) / SECOND)
      return Promise.reject(error)
    }).catch(() => 'failed')
    await vi.advanceTimersByTimeAsync(5 * MINUTE)
    expect(await ended).toBe('failed')
    return tries
  }
  const query = (queryFn: () => Promise<never>) =>
    createQueryClient().fetchQuery({ queryKey: ['test'], queryFn })
  const mutation = (mutationFn: () => Promise<never>) =>
    new MutationObserver(createQueryClient(), { mutationFn }).mutate()

  it('is asked for twice more, after two and six seconds', async () => {
    expect(await triesOf(failure(503), query)).toEqual([0, 2, 8])
    expect(await triesOf(new TypeError('fetch failed'), query)).toEqual([0, 2, 8])
  })

  it('is sent once more, after three seconds', async () => {
    expect(await triesOf(failure(503), mutation)).toEqual([0, 3])
  })

  it('because of who asks is not tried again', async () => {
    expect(await triesOf(failure(404), query)).toEqual([0])
    expect(await triesOf(failure(429), query)).toEqual([0])
    expect(await triesOf(failure(422), mutation)).toEqual([0])
  })
})

it('what is asked for without a connection is tried all the same: the device may know it', async () => {
  onlineManager.setOnline(false)
  try {
    const ask = vi.fn(() => Promise.resolve('from the device'))
    function Answer() {
      return <p>{useQuery({ queryKey: ['test'], queryFn: ask }).data}</p>
    }
    render(
      <QueryClientProvider client={createQueryClient()}>
        <Answer />
      </QueryClientProvider>,
    )
    expect(await screen.findByText('from the device')).toBeVisible()
    expect(ask).toHaveBeenCalledTimes(1)
  } finally {
    onlineManager.setOnline(true)
  }
})
