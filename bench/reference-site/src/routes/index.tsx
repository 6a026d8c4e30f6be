import { createFileRoute, Link } from '@tanstack/react-router'

const CARDS = Array.from({ length: 48 }, (_, at) => at + 1)

export const Route = createFileRoute('/')({ component: Cards })

/** As many cards as a page of a list has, of plain elements. */
function Cards() {
  return (
    <main>
      <h1>Recipes</h1>
      {CARDS.map((card) => (
        <article key={card}>
          <Link to="/">
            <img src="/icon.svg" alt="" width="160" height="120" />
            <h2>Recipe {card}</h2>
            <p>Glaze – Clear, cone 9 – 10</p>
          </Link>
        </article>
      ))}
    </main>
  )
}
