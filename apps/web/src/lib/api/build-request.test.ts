import { expect, test } from 'vitest'
import { buildRequest } from './build-request.ts'

test('parameters are encoded into the path and nothing else', () => {
  const { url } = buildRequest({
    method: 'GET',
    path: '/v2/search/lookup/:query',
    params: { query: 'a/b ?' },
  })
  expect(url).toBe('/v2/search/lookup/a%2Fb%20%3F')
})

test('an optional parameter may be missing, a required one may not', () => {
  const path = '/v2/recipes/:id/:slug?'
  expect(buildRequest({ method: 'GET', path, params: { id: 5 } }).url).toBe('/v2/recipes/5')
  expect(() => buildRequest({ method: 'GET', path, params: {} })).toThrow(/needs the parameter id/)
})

test('lists repeat their key; empty values are left out', () => {
  const { url } = buildRequest({
    method: 'GET',
    path: '/v2/search',
    query: { id: [3, 4], q: 'cu red', photo: true, cone: undefined, color: '' },
  })
  expect(url).toBe('/v2/search?id=3&id=4&q=cu+red&photo=true')
})

test('a body is sent as JSON, and every call carries the request marker', () => {
  const { init } = buildRequest({ method: 'POST', path: '/v2/x', body: { materials: [1] } })
  expect(init.body).toBe('{"materials":[1]}')
  expect(init.headers).toMatchObject({
    'content-type': 'application/json',
    'x-requested-with': 'XMLHttpRequest',
  })
})

test('a token is sent as the bearer of the session', () => {
  const { init } = buildRequest({ method: 'GET', path: '/v2/x', token: 'secret' })
  expect(init.headers).toMatchObject({ authorization: 'Bearer secret' })
  const anonymous = buildRequest({ method: 'GET', path: '/v2/x' })
  expect(anonymous.init.headers).not.toHaveProperty('authorization')
})

test('a form goes out as it is: the browser names its boundary', () => {
  const form = new FormData()
  form.set('imageFile', new Blob(['x']), 'x.png')
  const { init } = buildRequest({ method: 'POST', path: '/v2/x', form })
  expect(init.body).toBe(form)
  expect(init.headers).not.toHaveProperty('content-type')
})
