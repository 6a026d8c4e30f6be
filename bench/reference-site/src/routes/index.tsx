import { createFileRoute, Link } from '@tanstack/react-router'

const CARDS = Array.from({ length: 48 }, (_, at) => at + 1)

/** A picture that needs no request. */
const PICTURE = 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg"/>'

export const Route = createFileRoute('/')({ component: Cards })

/** As many cards as a page of a list has, of plain elements. */
function Cards() {
  return (
    <main>
      <h1>Recipes</h1>
      {CARDS.map((card) => (
        <article key={card}>
          <Link to="/">
            <img src={PICTURE} alt="" width="160" height="120" />
            <h2>Recipe {card}</h2>
            <p>Glaze – Clear, cone 9 – 10</p>
          </Link>
        </article>
      ))}
    </main>
  )
}
