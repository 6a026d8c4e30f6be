import { type Post, one } from './post.ts'

/**
 * Posts that were written before anybody looked at how the reader reads them: in the manners of forums
 * and chats, in five languages.
 */
export const HELD_OUT: readonly Post[] = [
  // Forums.
  one(
    `Here's the one everybody asks me about:

Moonlit Shore - cone 6 oxidation

Minspar 200 ........ 38.5
Gerstley Borate .... 21
Silica 325m ........ 19.5
Whiting ............ 14
EPK ................ 7

plus
Rutile 5
Cobalt carb 0.75

Let me know how it goes!`,
    'Moonlit Shore | 38.5 Minspar 200 | 21 Gerstley Borate | 19.5 Silica 325m | 14 Whiting | 7 EPK | +5 Rutile | +0.75 Cobalt carb',
    '6',
  ),
  one(
    `>Does anyone have a good satin white?

Yes! Try this:
Satin White ^6
Nepheline Syenite 30%
Silica 22%
Wollastonite 18%
Frit 3134 15%
EPK 15%
+ Zircopax 10%`,
    'Satin White | 30 Nepheline Syenite | 22 Silica | 18 Wollastonite | 15 Frit 3134 | 15 EPK | +10 Zircopax',
    '6',
  ),
  one(
    `**Old Barn Red** (cone 10 reduction)

| Material | Amount |
|---|---|
| Custer Feldspar | 46 |
| Silica | 24 |
| Whiting | 15 |
| Grolleg | 8 |
| Red Iron Oxide | 7 |`,
    'Old Barn Red | 46 Custer Feldspar | 24 Silica | 15 Whiting | 8 Grolleg | 7 Red Iron Oxide',
    '10',
  ),
  one(
    `Grandma's Liner
* 50 Ferro Frit 3124
* 20 EPK
* 30 Flint
Adds: tin oxide 4, yellow ochre 1`,
    "Grandma's Liner | 50 Ferro Frit 3124 | 20 EPK | 30 Flint | +4 tin oxide | +1 yellow ochre",
  ),
  one(
    `Weathered Bronze
Talc 4 - Ball clay 5 - Flint 2 - manganese dioxide 45`,
    'Weathered Bronze | 4 Talc | 5 Ball clay | 2 Flint | 45 manganese dioxide',
  ),
  one(
    `Re: best clear for porcelain?
Mine is:
25 silica
25 whiting
25 kaolin
25 potash feldspar
it's leach's 4321 cousin`,
    'Mine is | 25 silica | 25 whiting | 25 kaolin | 25 potash feldspar',
  ),
  one(
    `SHINO No. 7
Neph sye      45 g
Spodumene     15 g
Soda feldspar 20 g
Ball clay     14 g
Soda ash       6 g
----------------
total        100 g`,
    'SHINO No. 7 | 45 Neph sye | 15 Spodumene | 20 Soda feldspar | 14 Ball clay | 6 Soda ash',
  ),
  one(
    `Licorice black, ^5-6

Ferro frit 3134 – 26
EPK – 17
silica – 29
talc – 5
Minspar – 23
red iron oxide – 9
cobalt carbonate – 2`,
    'Licorice black | 26 Ferro frit 3134 | 17 EPK | 29 silica | 5 talc | 23 Minspar | 9 red iron oxide | 2 cobalt carbonate',
    '5 - 6',
  ),
  // Chats, one-liners, emoji.
  one(
    'nutmeg: dolomite 23.3, spodumene 23.3, neph sy 20, om4 23.3, silica 10.1 + rio 1, yellow ochre 3',
    'nutmeg | 23.3 dolomite | 23.3 spodumene | 20 neph sy | 23.3 om4 | 10.1 silica | +1 rio | +3 yellow ochre',
  ),
  one(
    '🌊 Tide Pool 🌊\n🔹Custer 40\n🔹Silica 30\n🔹Whiting 20\n🔹EPK 10\n➕ Copper carb 4',
    'Tide Pool | 40 Custer | 30 Silica | 20 Whiting | 10 EPK | +4 Copper carb',
  ),
  one(
    'hey! celadon = 25 custer / 25 silica / 25 whiting / 25 grolleg + 1 RIO 🙂',
    'celadon | 25 custer | 25 silica | 25 whiting | 25 grolleg | +1 RIO',
  ),
  one(
    'kaki is 60 albany, 20 frit 3134, 20 neph sy',
    'kaki | 60 albany | 20 frit 3134 | 20 neph sy',
  ),
  one(
    'Custer 40 Silica 30 Whiting 20 EPK 10',
    'Imported Recipe 1 | 40 Custer | 30 Silica | 20 Whiting | 10 EPK',
  ),
  one(
    '[10:42] Test: blue slip\n[10:42] Test: ball clay 50\n[10:42] Test: kaolin 30\n[10:43] Test: flint 20',
    'blue slip | 50 ball clay | 30 kaolin | 20 flint',
  ),
  one(
    '✨Snow✨\nfrit 3195 – 70\nEPK – 10\nflint – 20\nzirco – 12 (addition)',
    'Snow | 70 frit 3195 | 10 EPK | 20 flint | +12 zirco',
  ),
  one(
    'Floaty\n45.5 gm neph sye\n12,5 gm borate\n42 gm silica',
    'Floaty | 45.5 neph sye | 12.5 borate | 42 silica',
  ),
  // Two columns, spreadsheets.
  one(
    'Ridge Ash\nMaterial\t%\tgrams\nWood ash\t50\t500\nFeldspar\t30\t300\nBall clay\t20\t200',
    'Ridge Ash | 50 Wood ash | 30 Feldspar | 20 Ball clay',
  ),
  one(
    'Harbor Blue\nSilica;28\nSpar;42\nWhiting;18\nKaolin;12\nCobalt oxide;1.5',
    'Harbor Blue | 28 Silica | 42 Spar | 18 Whiting | 12 Kaolin | 1.5 Cobalt oxide',
  ),
  one(
    'Qty   Ingredient\n2500  Custer\n1500  Silica\n1000  Whiting',
    'Imported Recipe 1 | 2500 Custer | 1500 Silica | 1000 Whiting',
  ),
  one(
    'Base\tColorant\nFeldspar 40\tCopper 2\nSilica 30\tTin 4\nWhiting 30\t',
    'Imported Recipe 1 | 40 Feldspar | +2 Copper | 30 Silica | +4 Tin | 30 Whiting',
  ),
  // Fractions, ranges, parts, units.
  one(
    'Quick Raku\n4 parts gerstley borate\n1 part neph sy\n1/2 part silica',
    'Quick Raku | 4 gerstley borate | 1 neph sy | 0.5 silica',
  ),
  one(
    'Spotty\nfeldspar 60\nchalk 25 1/2\nclay 14½\nilmenite 1-3',
    'Spotty | 60 feldspar | 25.5 chalk | 14.5 clay | 1 ilmenite',
  ),
  one(
    'Big Batch Clear\nMinspar 4.5 kg\nSilica 2.5 kg\nWhiting 2 kg\nEPK 1 kg\nBentonite 200 g',
    'Big Batch Clear | 4500 Minspar | 2500 Silica | 2000 Whiting | 1000 EPK | 200 Bentonite',
  ),
  one(
    'Test 44b\nSilica: 1,250 g\nSpar: 2,250 g\nChalk: 1,500 g',
    'Test 44b | 1250 Silica | 2250 Spar | 1500 Chalk',
  ),
  one(
    'Oatmeal\nSpar forty 40\nDolomite (twenty) 20\nKaolin 25\nFlint 15',
    'Oatmeal | 40 Spar forty | 20 Dolomite (twenty) | 25 Kaolin | 15 Flint',
  ),
  // German.
  one(
    `Hallo zusammen, hier meine Seladonglasur für 1280 °C:

Kalifeldspat 42
Quarz 27
Kreide 19
Kaolin 12

Zusätzlich:
Eisenoxid rot 1,2`,
    'Imported Recipe 1 | 42 Kalifeldspat | 27 Quarz | 19 Kreide | 12 Kaolin | +1.2 Eisenoxid rot',
  ),
  one(
    `Mattweiß (Kegel 6)
Nephelinsyenit: 55 %
Dolomit: 20 %
Kaolin: 15 %
Quarz: 10 %
zzgl. Zirkonsilikat 8 %
Litergewicht 1,45`,
    'Mattweiß | 55 Nephelinsyenit | 20 Dolomit | 15 Kaolin | 10 Quarz | +8 Zirkonsilikat',
    '6',
  ),
  one(
    'Ascheglasur: 2 Teile Asche, 1 Teil Feldspat, 1 Teil Ton',
    'Ascheglasur | 2 Asche | 1 Feldspat | 1 Ton',
  ),
  // Spanish.
  one(
    `Esmalte transparente, cono 6

Feldespato potásico 35
Cuarzo 25
Carbonato de calcio 15
Caolín 10
Frita 3134 15

Más: óxido de hierro 2`,
    'Esmalte transparente | 35 Feldespato potásico | 25 Cuarzo | 15 Carbonato de calcio | 10 Caolín | 15 Frita 3134 | +2 óxido de hierro',
    '6',
  ),
  one(
    'Azul noche\n- 45,5 g feldespato\n- 30 g sílice\n- 24,5 g creta\n- 2 g óxido de cobalto (añadir)',
    'Azul noche | 45.5 feldespato | 30 sílice | 24.5 creta | +2 óxido de cobalto',
  ),
  one(
    'Hola! mi receta de blanco mate: dolomita 20, caolín 25, feldespato 40, sílice 15. Saludos',
    'mi receta de blanco mate | 20 dolomita | 25 caolín | 40 feldespato | 15 sílice',
  ),
  // French.
  one(
    `Émail noir brillant — cône 6 ox.

Feldspath sodique      38
Silice                 22
Craie                  16
Kaolin                 12
Fritte 3134            12
Ajouter
Oxyde de fer           8
Oxyde de cobalt        1,5

Densité : 1,48`,
    'Émail noir brillant | 38 Feldspath sodique | 22 Silice | 16 Craie | 12 Kaolin | 12 Fritte 3134 | +8 Oxyde de fer | +1.5 Oxyde de cobalt',
    '6',
  ),
  one(
    'Bonjour, voici ma recette :\nCendres de hêtre 50\nFeldspath 30\nArgile rouge 20',
    'Imported Recipe 1 | 50 Cendres de hêtre | 30 Feldspath | 20 Argile rouge',
  ),
  one(
    'Couverte : 60 % feldspath, 20 % craie, 20 % silice',
    'Couverte | 60 feldspath | 20 craie | 20 silice',
  ),
  // Japanese.
  one(
    '透明釉\n長石 45\n石灰石 20\nカオリン 10\n珪石 25',
    '透明釉 | 45 長石 | 20 石灰石 | 10 カオリン | 25 珪石',
  ),
  one(
    '黄瀬戸（酸化焼成）\n灰　50\n長石　30\n珪石　20\n外割\nベンガラ　3',
    '黄瀬戸（酸化焼成） | 50 灰 | 30 長石 | 20 珪石 | +3 ベンガラ',
  ),
  one(
    '白マット：長石５０％、ドロマイト２０％、カオリン３０％',
    '白マット | 50 長石 | 20 ドロマイト | 30 カオリン',
  ),
  // Books, mails, labels.
  one(
    `TENMOKU 9 (Reduction, Cone 9-10)
Cornwall Stone . . . . 72.0
Whiting  . . . . . . . 12.0
Ball Clay  . . . . . . 16.0
                      100.0
Red Iron Oxide . . . .  8.5`,
    'TENMOKU 9 | 72 Cornwall Stone | 12 Whiting | 16 Ball Clay | +8.5 Red Iron Oxide',
    '9 - 10',
  ),
  one(
    `Subject: glaze
From: someone
Name: Willow
Cone: 6
Recipe:
Silica - 30
Spar - 45
Whiting - 25
Notes: goes on thin, sg 1.43, dip 2 seconds`,
    'Willow | 30 Silica | 45 Spar | 25 Whiting',
    '6',
  ),
  {
    text: `1) Fern
Spar 50
Whiting 30
Clay 20

2) Moss
Spar 40
Dolomite 30
Clay 30`,
    reading: [
      ['Fern', '50 Spar', '30 Whiting', '20 Clay'],
      ['Moss', '40 Spar', '30 Dolomite', '30 Clay'],
    ],
  },
  one(
    '<table><tr><td>Sandstone</td><td></td></tr><tr><td>Spar</td><td>55</td></tr><tr><td>Rutile</td><td>12</td></tr><tr><td>Clay</td><td>33</td></tr></table>',
    'Sandstone | 55 Spar | 12 Rutile | 33 Clay',
  ),
  one(
    `Iron Saturate
Bone ash 15 (or TCP)
Spar, soda 47
Silica [200 mesh] 23
EPK "kaolin" 15
Iron, red: 11 add`,
    'Iron Saturate | 15 Bone ash (or TCP) | 47 Spar, soda | 23 Silica [200 mesh] | 15 EPK "kaolin" | +11 Iron, red',
  ),
  {
    text: 'Mystery jar label\n???\nspar 3 scoops\nwhiting 1 scoop\nEPK 1 scoop',
    reading: [],
  },
  one(
    'Chun Blue\n\nG-200 43.2\nF-3134 9.1\nWhiting 17.3\nSilica 30.4\n\nColor: RIO .5, bone ash 1',
    'Chun Blue | 43.2 G-200 | 9.1 F-3134 | 17.3 Whiting | 30.4 Silica | +0.5 RIO | +1 bone ash',
  ),
]
