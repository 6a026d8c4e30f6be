import type { loadHighs } from '@glazy/solver/highs'

type Highs = Awaited<ReturnType<typeof loadHighs>>
type Model = ReturnType<Highs['createModel']>

/** Every linear program that some work runs, as a text that says the same. */
export function recordPrograms(highs: Highs, work: (recording: Highs) => void): string[] {
  const texts: string[] = []
  work(
    new Proxy(highs, {
      get: (target, name) =>
        name === 'createModel'
          ? () => recorded(target.createModel(), texts)
          : memberOf(target, name),
    }),
  )
  return texts
}

function recorded(model: Model, texts: string[]): Model {
  return new Proxy(model, {
    get(target, name) {
      if (name !== 'run') return memberOf(target, name)
      return () => {
        texts.push(target.exportModel('lp'))
        return target.run()
      }
    },
  })
}

/** Methods keep the object that they belong to. */
function memberOf(target: object, name: string | symbol): unknown {
  const member: unknown = Reflect.get(target, name)
  return typeof member === 'function' ? (member.bind(target) as unknown) : member
}
