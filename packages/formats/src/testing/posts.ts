import { type Post, one } from './post.ts'

/** Posts in the manners of forums, chats, mails, books and spreadsheets. */
export const POSTS: readonly Post[] = [
  // English: the plain forms.
  one(
    'Plain Clear\nCuster 40\nSilica 30\nWhiting 20\nEPK 10',
    'Plain Clear | 40 Custer | 30 Silica | 20 Whiting | 10 EPK',
  ),
  one(
    'Plain Clear\n40 Custer\n30 Silica\n20 Whiting\n10 EPK',
    'Plain Clear | 40 Custer | 30 Silica | 20 Whiting | 10 EPK',
  ),
  one(
    'Butter Matte\nNeph Sy - 50\nDolomite - 30\nKaolin - 20',
    'Butter Matte | 50 Neph Sy | 30 Dolomite | 20 Kaolin',
  ),
  one(
    'Butter Matte\nNeph Sy: 50%\nDolomite: 30%\nKaolin: 20%',
    'Butter Matte | 50 Neph Sy | 30 Dolomite | 20 Kaolin',
  ),
  one(
    'River Green\nSpar.......45\nFlint......35\nChalk......20\nAdd:\nCopper carb....3',
    'River Green | 45 Spar | 35 Flint | 20 Chalk | +3 Copper carb',
  ),
  one('• Spar 60\n• Flint 40', 'Imported Recipe 1 | 60 Spar | 40 Flint'),
  one('# Fog\n\n- Spar 60\n- Flint 40\n- + Tin oxide 5', 'Fog | 60 Spar | 40 Flint | +5 Tin oxide'),
  one(
    '**Fog**\n\n| Material | Amount |\n|---|---|\n| Spar | 60 |\n| Flint | 40 |',
    'Fog | 60 Spar | 40 Flint',
  ),
  one('Fog\nSpar\t60\nFlint\t40', 'Fog | 60 Spar | 40 Flint'),
  one('Fog\nSpar\t60\t600\nFlint\t40\t400', 'Fog | 60 Spar | 40 Flint'),
  one('Fog\nSpar,60\nFlint,40', 'Fog | 60 Spar | 40 Flint'),
  one('Fog\nSpar;60,5\nFlint;39,5', 'Fog | 60.5 Spar | 39.5 Flint'),
  one('Fog\nSpar = 60\nFlint = 40', 'Fog | 60 Spar | 40 Flint'),
  one('Fog\n1. Spar 60\n2. Flint 40', 'Fog | 60 Spar | 40 Flint'),
  one('> Fog\n> Spar 60\n> Flint 40', 'Fog | 60 Spar | 40 Flint'),
  one('🌊 Tide\nSpar 60 👍\nFlint 40 🔥', 'Tide | 60 Spar | 40 Flint'),
  one('Tide\n✅ Spar 60\n✅ Flint 40', 'Tide | 60 Spar | 40 Flint'),
  one('Tide\nSpar 60g\nFlint 40g\nRIO 8g', 'Tide | 60 Spar | 40 Flint | 8 RIO'),
  one('Tide\n600 grams spar\n400 grams flint', 'Tide | 600 spar | 400 flint'),
  one('Tide\n1,200 g spar\n800 g flint', 'Tide | 1200 spar | 800 flint'),
  // English: additions.
  one(
    'Slate\nSpar 60\nFlint 40\n----\nManganese 2\nCobalt carb 0.5',
    'Slate | 60 Spar | 40 Flint | +2 Manganese | +0.5 Cobalt carb',
  ),
  one(
    'Slate\nSpar 60\nFlint 40\n----\nTotal 100\nManganese 2',
    'Slate | 60 Spar | 40 Flint | +2 Manganese',
  ),
  one(
    'Slate\nSpar 60\nFlint 40\nColorants\nManganese 2',
    'Slate | 60 Spar | 40 Flint | +2 Manganese',
  ),
  one(
    'Slate\nSpar 60\nFlint 40\nColourants:\nManganese 2',
    'Slate | 60 Spar | 40 Flint | +2 Manganese',
  ),
  one('Slate\nSpar 60\nFlint 40\nplus\nManganese 2', 'Slate | 60 Spar | 40 Flint | +2 Manganese'),
  one(
    'Slate\nSpar 60\nFlint 40\n+ Manganese 2\n+ Cobalt carb 0.5',
    'Slate | 60 Spar | 40 Flint | +2 Manganese | +0.5 Cobalt carb',
  ),
  one('Slate\nSpar 60\nFlint 40\n+2 Manganese', 'Slate | 60 Spar | 40 Flint | +2 Manganese'),
  one('Slate\nSpar 60\nFlint 40\nAdd 2% manganese', 'Slate | 60 Spar | 40 Flint | +2 manganese'),
  one(
    'Slate\nSpar 60\nFlint 40\nAlso add\nBentonite 2',
    'Slate | 60 Spar | 40 Flint | +2 Bentonite',
  ),
  one(
    'Slate\nSpar 600 g\nFlint 400 g\nAdd\nManganese 2%',
    'Slate | 600 Spar | 400 Flint | +20 Manganese',
  ),
  one(
    'Slate\nSpar 60\nFlint 40\nOpacifier:\nZircopax 10',
    'Slate | 60 Spar | 40 Flint | +10 Zircopax',
  ),
  one('Slate\nSpar 60\nFlint 40\nAdditions\nTin 4-6', 'Slate | 60 Spar | 40 Flint | +4 Tin'),
  // English: in one line.
  one(
    'Night Blue cone 6: Neph Sy 47.3, Gerstley 27, Flint 20.3, EPK 5.4 + RIO 2, Cobalt Oxide 1, Rutile 4',
    'Night Blue | 47.3 Neph Sy | 27 Gerstley | 20.3 Flint | 5.4 EPK | +2 RIO | +1 Cobalt Oxide | +4 Rutile',
    '6',
  ),
  one('Bog: spar 50, flint 30, chalk 20', 'Bog | 50 spar | 30 flint | 20 chalk'),
  one(
    'Bog: spar 50, flint 30, chalk 20, plus rutile 3, tin 2',
    'Bog | 50 spar | 30 flint | 20 chalk | +3 rutile | +2 tin',
  ),
  one(
    'Bog\n50 spar / 30 flint / 20 chalk / +3 rutile',
    'Bog | 50 spar | 30 flint | 20 chalk | +3 rutile',
  ),
  one('Bog: 50 spar; 30 flint; 20 chalk', 'Bog | 50 spar | 30 flint | 20 chalk'),
  // English: people talking.
  one('hey all, finally got this one right\nPond\nSpar 60\nFlint 40', 'Pond | 60 Spar | 40 Flint'),
  one(
    'Hi everyone!\n\nHere is the one I promised.\n\nPond\nSpar 60\nFlint 40\n\nLet me know how it goes',
    'Pond | 60 Spar | 40 Flint',
  ),
  one(
    'hey all here is the one we talked about :)\n\nPond ^6 ox\nSpar 60\nFlint 40\n\nfires nicely ;-)',
    'Pond | 60 Spar | 40 Flint',
    '6',
  ),
  one('Anyone tried this?\nPond ^6\nSpar 60\nFlint 40', 'Pond | 60 Spar | 40 Flint', '6'),
  one(
    'my go-to liner, never crazed on me\nPond\nSpar 60\nFlint 40\nFire to ^6 ox, SG 1.45',
    'Pond | 60 Spar | 40 Flint',
    '6',
  ),
  one('Pond\nSpar 60\nFlint 40\nSG 1.45\nSieve 80 mesh', 'Pond | 60 Spar | 40 Flint'),
  one(
    'Pond\nSpar 60\nFlint 40\nSpecific gravity: 1.48\nDip 3 seconds',
    'Pond | 60 Spar | 40 Flint',
  ),
  one(
    'Pond\nSpar 60\nFlint 40\nBisque to cone 04\nFired to cone 10 reduction',
    'Pond | 60 Spar | 40 Flint',
    '10',
  ),
  one('Pond\nCone 6 oxidation\nSpar 60\nFlint 40', 'Pond | 60 Spar | 40 Flint', '6'),
  one('Pond\nCone: 5-6\nSpar 60\nFlint 40', 'Pond | 60 Spar | 40 Flint', '5 - 6'),
  one('Pond Δ10 R\nSpar 60\nFlint 40', 'Pond | 60 Spar | 40 Flint', '10'),
  one('Pond\nSpar 60\nFlint 40\nTotal 100', 'Pond | 60 Spar | 40 Flint'),
  one('Pond\nSpar 60\nFlint 40\n100', 'Pond | 60 Spar | 40 Flint'),
  one('Name: Pond\nSpar 60\nFlint 40\nNotes: runs a little', 'Pond | 60 Spar | 40 Flint'),
  // English: units.
  one('Ash\n2 parts wood ash\n1 part red clay', 'Ash | 2 wood ash | 1 red clay'),
  one('Ash\nWood ash 2 lb\nRed clay 1 lb', 'Ash | 2 Wood ash | 1 Red clay'),
  one('Ash\nWood ash 2 kg\nRed clay 500 g', 'Ash | 2000 Wood ash | 500 Red clay'),
  one('Ash\nWood ash 8 oz\nRed clay 4 oz', 'Ash | 8 Wood ash | 4 Red clay'),
  one('Ash\nWood ash 1 1/2\nRed clay ½', 'Ash | 1.5 Wood ash | 0.5 Red clay'),
  one('Ash\nWood ash 50\nRed clay 50\n1 tsp Epsom salts', 'Ash | 50 Wood ash | 50 Red clay'),
  one('Ash\nWood ash 50\nRed clay 50\na pinch of cobalt', 'Ash | 50 Wood ash | 50 Red clay'),
  one('Ash\nFrit 3134 26\nRed clay 74', 'Ash | 26 Frit 3134 | 74 Red clay'),
  one('Ash\n26 Frit 3134\n74 Red clay', 'Ash | 26 Frit 3134 | 74 Red clay'),
  one('Ash\nSilica 30 (325 mesh)\nRed clay 70', 'Ash | 30 Silica (325 mesh) | 70 Red clay'),
  {
    text: 'Moss\nSpar 60\nFlint 40\n***\nFern\nSpar 50\nFlint 50',
    reading: [
      ['Moss', '60 Spar', '40 Flint'],
      ['Fern', '50 Spar', '50 Flint'],
    ],
  },
  {
    text: 'Moss\n\nSpar 60\nFlint 40\n\nFern\n\nSpar 50\nFlint 50',
    reading: [
      ['Moss', '60 Spar', '40 Flint'],
      ['Fern', '50 Spar', '50 Flint'],
    ],
  },
  // German.
  one(
    'Klarglasur\nFeldspat 40\nQuarz 30\nKreide 20\nKaolin 10',
    'Klarglasur | 40 Feldspat | 30 Quarz | 20 Kreide | 10 Kaolin',
  ),
  one(
    'Klarglasur\nFeldspat 40,5 %\nQuarz 29,5 %\nKreide 30 %',
    'Klarglasur | 40.5 Feldspat | 29.5 Quarz | 30 Kreide',
  ),
  one(
    'Hallo zusammen,\nMondglasur\n60 g Feldspat\n40 g Quarz\nZusätze:\n2 g Zinnoxid',
    'Mondglasur | 60 Feldspat | 40 Quarz | +2 Zinnoxid',
  ),
  one(
    'Mondglasur\nFeldspat 60\nQuarz 40\nzzgl. Rutil\nDazu:\nZinnoxid 2',
    'Mondglasur | 60 Feldspat | 40 Quarz | +2 Zinnoxid',
  ),
  one(
    'Mondglasur Kegel 6\nFeldspat 60 Teile\nQuarz 40 Teile',
    'Mondglasur | 60 Feldspat | 40 Quarz',
    '6',
  ),
  one('Mondglasur\nFeldspat 1.200,5 g\nQuarz 800 g', 'Mondglasur | 1200.5 Feldspat | 800 Quarz'),
  one(
    'Mondglasur\nFeldspat 60\nQuarz 40\nSumme 100\nFarboxide:\nKobaltoxid 1',
    'Mondglasur | 60 Feldspat | 40 Quarz | +1 Kobaltoxid',
  ),
  one(
    'Mondglasur\nFeldspat 60\nQuarz 40\nBrennen bei Kegel 9 Reduktion',
    'Mondglasur | 60 Feldspat | 40 Quarz',
    '9',
  ),
  one('Mondglasur\nFeldspat 60\nQuarz 40\nDichte 1,45', 'Mondglasur | 60 Feldspat | 40 Quarz'),
  one(
    'Mondglasur: Feldspat 60, Quarz 40 + Rutil 3, Zinnoxid 2',
    'Mondglasur | 60 Feldspat | 40 Quarz | +3 Rutil | +2 Zinnoxid',
  ),
  one('Mondglasur\nFeldspat 60\nQuarz 40\n1 TL Bittersalz', 'Mondglasur | 60 Feldspat | 40 Quarz'),
  // French.
  one('Émail lune\nFeldspath 60\nSilice 40', 'Émail lune | 60 Feldspath | 40 Silice'),
  one(
    'Bonjour à tous,\nÉmail lune\n60 g feldspath\n40 g silice\nAjouter :\n2 g rutile',
    'Émail lune | 60 feldspath | 40 silice | +2 rutile',
  ),
  one(
    'Émail lune cône 9\nFeldspath : 60 %\nSilice : 40 %',
    'Émail lune | 60 Feldspath | 40 Silice',
    '9',
  ),
  one(
    'Émail lune\nFeldspath 60,5\nSilice 39,5\nOxydes colorants :\nOxyde de cobalt 1',
    'Émail lune | 60.5 Feldspath | 39.5 Silice | +1 Oxyde de cobalt',
  ),
  one(
    'Émail lune\nFeldspath 60\nSilice 40\nDensité 1,5\nCuisson cône 8',
    'Émail lune | 60 Feldspath | 40 Silice',
    '8',
  ),
  one('Émail lune\n2 parties cendre\n1 partie argile', 'Émail lune | 2 cendre | 1 argile'),
  one('Émail lune : feldspath 60, silice 40', 'Émail lune | 60 feldspath | 40 silice'),
  // Spanish.
  one('Esmalte luna\nFeldespato 60\nCuarzo 40', 'Esmalte luna | 60 Feldespato | 40 Cuarzo'),
  one(
    'Hola a todos!\nEsmalte luna\n60 gramos feldespato\n40 gramos cuarzo\nAñadir:\n2 gramos rutilo',
    'Esmalte luna | 60 feldespato | 40 cuarzo | +2 rutilo',
  ),
  one(
    'Esmalte luna cono 6\nFeldespato 60 %\nCuarzo 40 %\nColorantes:\nÓxido de cobalto 1',
    'Esmalte luna | 60 Feldespato | 40 Cuarzo | +1 Óxido de cobalto',
    '6',
  ),
  one(
    'Esmalte luna\nFeldespato 60\nCuarzo 40\nSuma 100\nAgregar\nRutilo 2',
    'Esmalte luna | 60 Feldespato | 40 Cuarzo | +2 Rutilo',
  ),
  one(
    'Esmalte luna\nFeldespato 60\nCuarzo 40\nDensidad 1,45\nHornear a cono 6',
    'Esmalte luna | 60 Feldespato | 40 Cuarzo',
    '6',
  ),
  one(
    'Esmalte luna: feldespato 60, cuarzo 40 + rutilo 2, estaño 3',
    'Esmalte luna | 60 feldespato | 40 cuarzo | +2 rutilo | +3 estaño',
  ),
  // Portuguese.
  one(
    'Esmalte mar\nFeldspato 60\nQuartzo 40\nAdições:\nRutilo 2',
    'Esmalte mar | 60 Feldspato | 40 Quartzo | +2 Rutilo',
  ),
  one(
    'Olá pessoal!\nEsmalte mar\n60 gramas feldspato\n40 gramas quartzo\nCorantes:\nCobalto 1',
    'Esmalte mar | 60 feldspato | 40 quartzo | +1 Cobalto',
  ),
  one(
    'Esmalte mar\nFeldspato 60\nQuartzo 40\nQueima cone 6',
    'Esmalte mar | 60 Feldspato | 40 Quartzo',
    '6',
  ),
  // Japanese.
  one('青磁\n長石 60\n珪石 40', '青磁 | 60 長石 | 40 珪石'),
  one('青磁\n長石　６０\n珪石　４０\n外割り\n弁柄　２', '青磁 | 60 長石 | 40 珪石 | +2 弁柄'),
  one('青磁\n長石：60%\n珪石：40%', '青磁 | 60 長石 | 40 珪石'),
  one(
    'こんにちは\n青磁\n長石 60 g\n珪石 40 g\n添加物\n弁柄 2 g',
    '青磁 | 60 長石 | 40 珪石 | +2 弁柄',
  ),
  one('Dusk\nSpar 60\nFlint 40\n5000 g batch', 'Dusk | 60 Spar | 40 Flint'),
  one('Dusk\nBatch size: 500 g\nSpar 60\nFlint 40', 'Dusk | 60 Spar | 40 Flint'),
  // Names, figures and words that are easily taken for one another.
  one('Ware\nFire clay 40\nGrog 60', 'Ware | 40 Fire clay | 60 Grog'),
  one('Ware\nSpar 40\nKaolin 60\nBlue: cobalt 1.5, copper 1', 'Ware | 40 Spar | 60 Kaolin'),
  one('Ware\nSpar 40\nKaolin 60\nFor green add copper 4 and tin 2', 'Ware | 40 Spar | 60 Kaolin'),
  one(
    'Recette 1 : Faux Celadon: Kaolin 40, Talc 60',
    'Recette 1 | 40 Faux Celadon: Kaolin | 60 Talc',
  ),
  one('Blue: ash 2, spar 2, clay 1', 'Blue | 2 ash | 2 spar | 1 clay'),
  one('Blue: Spar 40, Kaolin 60', 'Blue | 40 Spar | 60 Kaolin'),
  one('Ware\nFrit 3134 | 20% by weight\nKaolin | 80% by weight', 'Ware | 20 Frit 3134 | 80 Kaolin'),
  one('Ware\nFrit 3134 | 20% by weight\nKaolin 80', 'Ware | 20 Frit 3134 | 80 Kaolin'),
  one('Ware: Spar 40 by weight, Silica 60 by wt.', 'Ware | 40 Spar | 60 Silica'),
  one('Ware\nFireclay 40\nGrog 60', 'Ware | 40 Fireclay | 60 Grog'),
  one('Ware\nSieved ash 40\nMixed ash 60', 'Ware | 40 Sieved ash | 60 Mixed ash'),
  one('Ware\nSpar 99\nCobalt 0,125 g', 'Ware | 99 Spar | 0.125 Cobalt'),
  one(
    'Dusk\nSpar 60 %\nFlint 40 %\nZinc oxide 3% extra',
    'Dusk | 60 Spar | 40 Flint | +3 Zinc oxide',
  ),
  one(
    'Dusk\n\tSpar\t60.00\n\tFlint\t40.00\n\tTotal\t100.00\nAdd\n\tTin\t5.00',
    'Dusk | 60 Spar | 40 Flint | +5 Tin',
  ),
  one('Material\t%\nSpar\t60\nFlint\t40', 'Imported Recipe 1 | 60 Spar | 40 Flint'),
  one('Dusk\nSpar → 60\nFlint → 40', 'Dusk | 60 Spar | 40 Flint'),
  one('Dusk\n* Spar 60\n* Flint 40', 'Dusk | 60 Spar | 40 Flint'),
  one('Dusk\n[ ] Spar 60\n[x] Flint 40', 'Dusk | 60 Spar | 40 Flint'),
  one('Dusk\n60 x Spar\n40 x Flint', 'Dusk | 60 Spar | 40 Flint'),
  one('Dusk\n60% of spar\n40% of flint', 'Dusk | 60 spar | 40 flint'),
  one('Dusk\nSPAR 60\nFLINT 40\n=====\nTIN 5', 'Dusk | 60 SPAR | 40 FLINT | +5 TIN'),
  one('Dusk\nSpar&nbsp;60\nFlint&nbsp;40', 'Dusk | 60 Spar | 40 Flint'),
  one('Dusk\nSpar - 60%\nFlint - 40%\nAdd: Tin - 5%', 'Dusk | 60 Spar | 40 Flint | +5 Tin'),
  one('Dusk\nSpar\n60\nFlint\n40', 'Dusk | 60 Spar | 40 Flint'),
  one('So this one is a keeper\nDusk\n1. 60 Spar\n2. 40 Flint', 'Dusk | 60 Spar | 40 Flint'),
  one('thanks for the add!\n\nDusk (^10 redux)\n\nSpar 60\nFlint 40', 'Dusk | 60 Spar | 40 Flint'),
  one(
    'Guten Abend,\nhier meine Glasur:\nNebel\nFeldspat: 60\nQuarz: 40',
    'Nebel | 60 Feldspat | 40 Quarz',
  ),
  one(
    'Nebel\n60 Teile Feldspat\n40 Teile Quarz\nZugabe\n3 Teile Rutil',
    'Nebel | 60 Feldspat | 40 Quarz | +3 Rutil',
  ),
  one('Rohstoff;Menge\nFeldspat;60\nQuarz;40', 'Imported Recipe 1 | 60 Feldspat | 40 Quarz'),
  one(
    'Nebel\nFeldspat 600 Gramm\nQuarz 400 Gramm\nzusätzlich\nRutil 3 %',
    'Nebel | 600 Feldspat | 400 Quarz | +30 Rutil',
  ),
  one('Nebel\nFeldspat 60\nQuarz 40\nGebrannt bei 1240 Grad', 'Nebel | 60 Feldspat | 40 Quarz'),
  one('Nebel\nFeldspat 60\nQuarz 40\nSchrühbrand bis 950', 'Nebel | 60 Feldspat | 40 Quarz'),
  one('Salut,\nBrume\nFeldspath 60 g\nSilice 40 g\nSomme 100', 'Brume | 60 Feldspath | 40 Silice'),
  one(
    'Brume\nFeldspath 600 grammes\nSilice 400 grammes\nAjouts\nRutile 3 %',
    'Brume | 600 Feldspath | 400 Silice | +30 Rutile',
  ),
  one(
    'Voici la recette\nBrume\n- feldspath 60\n- silice 40\n+ étain 5',
    'Brume | 60 feldspath | 40 silice | +5 étain',
  ),
  one(
    'Buenas!\nNiebla\n• Feldespato 60\n• Cuarzo 40\nMás:\nEstaño 5',
    'Niebla | 60 Feldespato | 40 Cuarzo | +5 Estaño',
  ),
  one(
    'Niebla\nFeldespato 600 gramos\nCuarzo 400 gramos\nAdicional\nRutilo 3 %',
    'Niebla | 600 Feldespato | 400 Cuarzo | +30 Rutilo',
  ),
  one('Niebla\n2 partes ceniza\n1 parte arcilla', 'Niebla | 2 ceniza | 1 arcilla'),
  one(
    'Névoa\nFeldspato 60%\nQuartzo 40%\nMais:\nEstanho 5%',
    'Névoa | 60 Feldspato | 40 Quartzo | +5 Estanho',
  ),
  one(
    'Névoa: feldspato 60, quartzo 40 + rutilo 2, estanho 3',
    'Névoa | 60 feldspato | 40 quartzo | +2 rutilo | +3 estanho',
  ),
  one('天目\n長石 60部\n珪石 40部\n着色剤\n弁柄 8部', '天目 | 60 長石 | 40 珪石 | +8 弁柄'),
  one('天目\n長石 600グラム\n珪石 400グラム', '天目 | 600 長石 | 400 珪石'),
  one('天目\n長石 60\n珪石 40\n焼成 1230', '天目 | 60 長石 | 40 珪石'),
  one('天目\n・長石 60\n・珪石 40', '天目 | 60 長石 | 40 珪石'),
  one('Try this: Mist\nSpar 60\nFlint 40', 'Try this: Mist | 60 Spar | 40 Flint'),
  one(
    'Mist\nSpar 60\nFlint 40\nRutile: 3%\nhold 15 min at top',
    'Mist | 60 Spar | 40 Flint | 3 Rutile',
  ),
  one('Mist\nSpar 60.0 (600 g)\nFlint 40.0 (400 g)', 'Mist | 60 Spar | 40 Flint'),
  one('Mist\nSpar _____ 60\nFlint ____ 40', 'Mist | 60 Spar | 40 Flint'),
  one('Mist\nSpar................60.\nFlint...............40.', 'Mist | 60 Spar | 40 Flint'),
  one('Mist\n.5 cobalt\n99.5 spar', 'Mist | 0.5 cobalt | 99.5 spar'),
  one('Mist\nSpar 60\nFlint 40\n1 tbsp vinegar\nsg 1.5', 'Mist | 60 Spar | 40 Flint'),
  one('Mist\n3 lbs spar\n2 lbs flint\nadd\n4% rutile', 'Mist | 3 spar | 2 flint | +0.2 rutile'),
  one('Mist\nSpar 60\nFlint 40\nOxidation', 'Mist | 60 Spar | 40 Flint'),
  one('Mist\nGlaze: cone 6\nSpar 60\nFlint 40', 'Mist | 60 Spar | 40 Flint'),
  one('Mist\n10 kg spar\n5 kg flint', 'Mist | 10 spar | 5 flint'),
  one('Mist\nSpar: 60 parts\nFlint: 40 parts', 'Mist | 60 Spar | 40 Flint'),
  one('Mist\nSpar 60, Flint 40', 'Mist | 60 Spar | 40 Flint'),
  one('Mist: 60 spar, 40 flint, add 5 tin', 'Mist | 60 spar | 40 flint | +5 tin'),
  one('Mist ^04\nFrit 3195 88\nEPK 10\nBentonite 2', 'Mist | 88 Frit 3195 | 10 EPK | 2 Bentonite'),
  one('Mist\nG200 HP 60\nOM4 40', 'Mist | 60 G200 HP | 40 OM4'),
  one('Mist\n60 Minspar 200\n40 OM-4', 'Mist | 60 Minspar 200 | 40 OM-4'),
  one('Mist\nMason stain 6600 8\nSpar 92', 'Mist | 8 Mason stain 6600 | 92 Spar'),
  one('Mist\nSpar 60\nFlint forty', 'Mist | 60 Spar'),
  one('Mist\nSpar 60\nFlint ?\nChalk 20', 'Mist | 60 Spar | 20 Chalk'),
  one(
    'Mist\n\nBase:\nSpar 60\nFlint 40\n\nColorants:\nCopper carb 4\nTin 2',
    'Mist | 60 Spar | 40 Flint | +4 Copper carb | +2 Tin',
  ),
  one('Mist\r\nSpar 60\r\nFlint 40', 'Mist | 60 Spar | 40 Flint'),
]
