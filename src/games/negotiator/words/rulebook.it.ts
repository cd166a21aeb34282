import type { rulebookEn } from './rulebook.en.ts'

export const rulebookIt: Record<keyof typeof rulebookEn, string> = {
  'rulebook.title': 'Regolamento',
  'rulebook.intro':
    'Giochi da solo, al telefono con un sequestratore che ha preso degli ostaggi. Vinci se il sequestratore viene catturato o eliminato, oppure se il complice si arrende. Perdi se più della metà degli ostaggi viene eliminata, se il sequestratore fugge o se le carte Terrore si esauriscono.',
  'rulebook.section.setup': 'Preparazione',
  'rulebook.section.board': 'Il tabellone',
  'rulebook.section.conversation': 'Fase di discussione',
  'rulebook.section.spend': 'Fase di acquisto',
  'rulebook.section.terror': 'Fase di terrore',
  'rulebook.section.ending': 'Vittoria e sconfitta',
  'rule.N-1.title': 'Scelta del sequestratore',
  'rule.N-1':
    'Scegli il sequestratore da affrontare, oppure pescane uno a caso. Per la prima partita prendi Arkayne. Metti la carta del complice sotto quella del sequestratore.',
  'rule.N-2.title': 'Le richieste in gioco',
  'rule.N-2':
    'Mescola le richieste maggiori del sequestratore e disponine a faccia in giù tante quante ne indica la sua carta. Fai lo stesso con le richieste di fuga. Rimetti nella scatola tutte le altre, senza guardarle.',
  'rule.N-3.title': 'Ostaggi e minaccia iniziale',
  'rule.N-3':
    'La carta del sequestratore indica quanti ostaggi mettere nella Zona Ostaggi e su quale livello di minaccia collocare il segnalino Minaccia. Le pedine ostaggio sono 15. Quando sono tutte in gioco, nessun effetto può aggiungerne altre (regola della casa).',
  'rule.N-4.title': 'Punti, mano e Zona di Acquisto',
  'rule.N-4':
    'Cominci con 0 punti Discussione. La tua mano iniziale è formata dalle sei carte Discussione di costo 0. Tutte le altre sono disposte a faccia in su nella Zona di Acquisto, ordinate per costo.',
  'rule.N-5.title': 'Il mazzo Terrore',
  'rule.N-5':
    'Pesca a caso uno dei sei fatti cruciali: sarà l’ultima carta del mazzo Terrore. Pesca a caso 10 delle 21 carte Terrore rosse e impilale sopra di esso. Le carte non pescate restano nella scatola, senza che tu le guardi.',
  'rule.N-6.title': 'Livelli di minaccia e dadi',
  'rule.N-6':
    'Dal più basso al più alto, i livelli di minaccia sono L, 1, 2, 3, 4, 5, 6 ed E. Tiri tre dadi al livello L, tre al livello 1, due ai livelli 2, 3, 4, 5 e 6 e uno solo al livello E. I dadi dei livelli L e 2 sono tratti dal regolamento originale, gli altri da una fonte pubblica non verificata; per il livello 1 un esempio del regolamento la conferma. Quando una carta confronta un risultato con il livello di minaccia, L vale 0 ed E vale 7. Nei test di minaccia questo confronto non si fa (N-13).',
  'rule.N-7.title': 'Oltre gli estremi',
  'rule.N-7':
    'Se la minaccia deve aumentare quando il segnalino è su E, il segnalino resta fermo e viene eliminato un ostaggio per ogni tacca in eccesso. Se deve diminuire quando il segnalino è su L, viene liberato un ostaggio per ogni tacca in eccesso. Se una variazione supera un estremo, porta prima il segnalino su quell’estremo: solo le tacche rimanenti hanno effetto sugli ostaggi. Un aumento raddoppiato si raddoppia prima di tutto questo (regola della casa).',
  'rule.N-8.title': 'Fuori dal tracciato',
  'rule.N-8':
    'I tuoi punti Discussione possono superare il tracciato stampato in entrambe le direzioni. Qualunque sia il totale, tornano a 0 dopo ogni fase di acquisto: ogni discussione comincia quindi da 0. Nessuna nostra carta fa eccezione: nella fase di terrore nessuna dà o toglie punti Discussione.',
  'rule.N-9.title': 'Ostaggi eliminati e liberati',
  'rule.N-9':
    'Un ostaggio eliminato passa dalla Zona Ostaggi all’area Ostaggi eliminati, uno liberato dalla Zona Ostaggi all’area Ostaggi liberati. Gli ostaggi si spostano sempre uno alla volta. Dopo ogni singola eliminazione si verifica se hai perso (regola della casa). Se un ostaggio deve essere eliminato ma la Zona Ostaggi è vuota, scarta invece la prima carta del mazzo Terrore senza risolverla, anche se è il fatto cruciale (regola della casa). Se anche il mazzo Terrore è vuoto, non succede nulla.',
  'rule.N-10.title': 'Giocare le carte',
  'rule.N-10':
    'Gioca dalla mano quante carte vuoi, una dopo l’altra. Giocarle è gratis: il costo di una carta conta solo quando la compri. La discussione termina quando decidi di fermarti o quando resti senza carte in mano. Se la mano è vuota puoi comunque prima concedere richieste e, nell’ultima discussione (N-24), comprare carte (regola della casa). Anche l’effetto FINE chiude la discussione: completa la riga in cui si trova, dopodiché non puoi più giocare né concedere nulla (regola della casa).',
  'rule.N-11.title': 'Carte a faccia in su',
  'rule.N-11':
    'Quando giochi una carta a faccia in su, effettua un test di minaccia, salvo diversa indicazione della carta. Applica poi la riga che corrisponde al risultato ottenuto, risolvendone gli effetti da sinistra a destra.',
  'rule.N-12.title': 'Carte a faccia in giù',
  'rule.N-12':
    'Una carta giocata a faccia in giù ti dà 1 punto Discussione. Non effettui alcun test di minaccia e gli effetti della carta non si applicano.',
  'rule.N-13.title': 'Il test di minaccia',
  'rule.N-13':
    'Prendi i dadi del livello di minaccia attuale, somma tutti i modificatori e solo alla fine riporta il totale entro il minimo di un dado e il massimo di cinque. Ogni 5 o 6 è un successo; un 4 lo diventa se metti a faccia in giù due carte della tua mano, pagando separatamente per ciascun 4. Queste carte non danno punti Discussione (regola della casa). Vengono dalla mano, quindi la carta che stai giocando non può essere una di esse. Il risultato è di 0 successi, 1 successo oppure 2 o più, e i successi oltre il secondo non aggiungono nulla. Procedi in quest’ordine: tiro, rilancio dei dadi, regola speciale del sequestratore, conversione dei 4, lettura della riga (regola della casa). Gli effetti sul «prossimo test» decadono al termine della discussione, mentre le contropartite permanenti valgono anche nei test della fase di terrore (regola della casa).',
  'rule.N-14.title': 'Carte già giocate',
  'rule.N-14':
    'Metti da parte le carte che giochi: in questo turno non puoi comprarle. Lo stesso vale per quelle giocate a faccia in giù per un punto Discussione e per quelle usate per convertire un 4 (regola della casa). Il divieto riguarda solo quelle precise carte: se nella Zona di Acquisto ce n’è un’altra copia, puoi comprarla.',
  'rule.N-15.title': 'Concedere una richiesta',
  'rule.N-15':
    'Durante la discussione, purché non ci sia una carta in corso di risoluzione (regola della casa), puoi concedere una richiesta nota pagandone il costo in punti Discussione. Il pagamento non può portarti sotto 0, ma una richiesta gratuita si può concedere anche con un totale negativo (regola della casa). Applica prima l’effetto della richiesta, poi la sua contropartita; ogni richiesta si può concedere una volta sola. Una richiesta maggiore resta in gioco, ruotata, e la sua contropartita dura finché il sequestratore non viene catturato o eliminato; una richiesta minore viene scartata. Se concedi una richiesta di fuga, il sequestratore se ne va e perdi la partita, a meno che non venga catturato o eliminato prima della fine di questa discussione. L’eliminazione annulla la fuga.',
  'rule.N-16.title': 'Richieste nascoste e note',
  'rule.N-16':
    'Le richieste maggiori e di fuga restano nascoste finché non le rivela un effetto come quello di «Quali sono le tue richieste?»; da quel momento restano a faccia in su. Scegli tu quale richiesta nascosta rivelare; se non ce ne sono, salta quell’effetto (regola della casa). Puoi concedere soltanto le richieste note.',
  'rule.N-17.title': 'Comprare carte',
  'rule.N-17':
    'Con i punti Discussione di questo turno puoi comprare dalla Zona di Acquisto quante carte vuoi, finché i punti bastano. Un acquisto non può mai portarti sotto 0 punti. Non puoi mai avere in mano più di 10 carte, comprese quelle ottenute gratis.',
  'rule.N-18.title': 'Carte di costo 0',
  'rule.N-18':
    'Puoi sempre prendere dalla Zona di Acquisto le carte di costo 0, purché il limite di carte in mano lo consenta. Puoi farlo anche se i tuoi punti Discussione sono negativi.',
  'rule.N-19.title': 'Fine della fase di acquisto',
  'rule.N-19':
    'Riporta a 0 i tuoi punti Discussione. Poi rimetti nella Zona di Acquisto le carte che hai giocato in questo turno.',
  'rule.N-20.title': 'Risolvere una carta Terrore',
  'rule.N-20':
    'Rivela la prima carta del mazzo Terrore e risolvila. Solo a questo punto verifica se almeno una richiesta è ancora a faccia in giù: in tal caso applica anche l’effetto aggiuntivo della carta. Infine scarta la carta, a meno che non sia una richiesta minore, che resta in gioco (N-23).',
  'rule.N-21.title': 'Mazzo Terrore esaurito',
  'rule.N-21':
    'Se devi pescare una carta Terrore e non ce ne sono più, tutti gli ostaggi rimasti vengono eliminati e il sequestratore fugge. Hai perso la partita.',
  'rule.N-22.title': 'Test nella fase di terrore',
  'rule.N-22':
    'In un test di minaccia della fase di terrore puoi convertire i 4 e usare le carte che influiscono sui dadi di un test, come descritto in N-13. Le carte usate in questo modo tornano nella Zona di Acquisto al termine della fase di terrore (regola della casa).',
  'rule.N-23.title': 'Le richieste minori',
  'rule.N-23':
    'Le richieste minori provengono dal mazzo Terrore. Ciascuna resta a faccia in su finché non la concedi. Di solito concederle non costa nulla.',
  'rule.N-24.title': 'L’ultima discussione',
  'rule.N-24':
    'Dopo il fatto cruciale hai a disposizione un’ultima discussione. Tra una giocata e l’altra puoi comprare carte, anche di costo 0, e giocarle subito; N-14 e N-17 restano validi. Se alla fine non hai vinto, si applica N-21. Ogni discussione che inizia con il mazzo Terrore vuoto è considerata l’ultima (regola della casa).',
  'rule.N-25.title': 'Catturare il sequestratore',
  'rule.N-25':
    'Quando la Zona Ostaggi è vuota, con la liberazione successiva il sequestratore viene catturato e vinci. Vale anche una liberazione in eccesso dello stesso effetto che ha svuotato la zona (regola della casa). La cattura non può avvenire nella fase di terrore: in quella fase, una liberazione senza più ostaggi da liberare viene ignorata.',
  'rule.N-26.title': 'Eliminare il sequestratore',
  'rule.N-26':
    'Il sequestratore può essere eliminato solo nella fase di discussione e solo da una carta che lo dice espressamente. Se la Zona Ostaggi è vuota, vinci; altrimenti subentra il complice. Il sequestratore, tutte le richieste (note, nascoste o minori) e tutte le contropartite vengono rimossi dal gioco. Il livello di minaccia, i tuoi punti Discussione e gli effetti sui dadi rimangono, e il resto della riga si applica al complice (regola della casa). Da questo momento scarta senza risolverle le richieste minori che peschi e ignora gli effetti aggiuntivi delle carte Terrore.',
  'rule.N-27.title': 'Il complice',
  'rule.N-27':
    'Per ogni tacca di aumento della minaccia, sia che il segnalino avanzi sia che la tacca vada oltre E, il complice elimina un ostaggio. È uno per tacca in tutto: quelli di N-7 non si aggiungono. Così non viene mai eliminato l’ultimo ostaggio nella Zona Ostaggi, che può esserlo soltanto per N-21 (regola della casa). Il complice non può essere eliminato. Appena la Zona Ostaggi è vuota, anche nella fase di terrore (regola della casa), il complice si arrende e vinci. Contro il complice «elimina» e «rivela» non hanno effetto, mentre «fugge» ti fa perdere (regola della casa).',
  'rule.N-28.title': 'Perdere la partita',
  'rule.N-28':
    'Perdi immediatamente se viene eliminata più della metà di tutti gli ostaggi, compresi quelli aggiunti fino a quel momento. Perdi immediatamente anche se il sequestratore fugge o se si applica N-21. La scheda riassuntiva dice «almeno la metà», ma il testo delle regole dice due volte «più della metà» e assegna la vittoria con esattamente metà degli ostaggi liberati.',
  'rule.N-29.title': 'Se muore l’ultimo ostaggio',
  'rule.N-29':
    'Se l’ultimo ostaggio a lasciare la Zona Ostaggi viene eliminato, per catturare il sequestratore serve ancora una liberazione. Questo non vale contro il complice (N-27). La pagina ti avvisa quando ti trovi in questa situazione.',
}
