import type { rulebookEn } from './rulebook.en.ts'

export const rulebookIt: Record<keyof typeof rulebookEn, string> = {
  'rulebook.title': 'Regolamento',
  'rulebook.intro':
    'Sei un analista della CIA: al tavolo siete da tre a sei, ciascuno con un’agenda segreta. Insieme dovete neutralizzare le minacce terroristiche prima che vadano a segno, ma non è detto che tutti lo vogliano. Se si riempie il tracciato dei terroristi, vince la talpa oppure non vince nessuno. Se si riempie il tracciato dell’agenzia, accusate chi vi sembra sospetto e decidono i punti vittoria.',
  'rulebook.section.setup': 'Preparazione',
  'rulebook.section.terrorists': 'Turno dei terroristi',
  'rulebook.section.analysis': 'Analizzare una minaccia',
  'rulebook.section.fallout': 'Effetti collaterali',
  'rulebook.section.turn': 'Turno del giocatore',
  'rulebook.section.end': 'Fine della partita',
  'rulebook.section.assets': 'Risorse particolari',
  'rule.M-1.title': 'Dotazione iniziale',
  'rule.M-1':
    'Cominci con 1 agente e 1 soldato, entrambi non schierati, 1 segnalino reputazione, 1 segnalino peso politico, 3 carte intelligence e tutte le carte responsabile del caso di un colore. Una carta responsabile del caso del colore di ciascun giocatore viene messa da parte: insieme formano il mazzo iniziativa.',
  'rule.M-2.title': 'Le agende segrete',
  'rule.M-2':
    'In 3 giocatori mescolate 2 agenti leali, 1 opportunista politico e 1 talpa terrorista; in 4 giocatori 3, 1 e 1; in 5 giocatori 3, 2 e 1; in 6 giocatori 4, 2 e 1. Ogni giocatore riceve un’agenda. Quella che avanza resta coperta fino alla fine, senza che nessuno la guardi. Potrebbe essere la talpa: è possibile quindi che tra voi non ci sia.',
  'rule.M-3.title': 'Il tabellone e le carte',
  'rule.M-3':
    'Il tabellone ha cinque livelli, dal più basso al più alto Basso, Medio, Elevato, Grave e Imminente, di sei spazi ciascuno (da una fonte pubblica), e due tracciati di avanzamento da 12; all’inizio è vuoto. Un complotto ha una complessità da 3 a 9, un impatto da 1 a 3 e un effetto collaterale oppure un effetto collaterale globale, mai entrambi. Sulla complessità minima i regolamenti divergono tra 3 e 4: qui vale 3. Un’organizzazione ha un livello iniziale, che può essere uno qualsiasi dei cinque, una sofisticatezza da 0 a 4 e un vantaggio. Le carte intelligence blu e rosse hanno un numero e un valore di scambio; quelle oro hanno un effetto e nessun numero. Anche le carte oro hanno un valore di scambio, che può essere 0 (regola della casa). Nessuna carta aggiunge segnalini a un tracciato di avanzamento se non tramite una minaccia analizzata (regola della casa). Alcuni complotti e alcune carte intelligence portano l’indicazione di quanti giocatori servono: con un numero diverso restano nella scatola, senza che nessuno li guardi, ma in gioco ci sono sempre almeno 30 complotti e 100 carte intelligence (regola della casa).',
  'rule.M-4.title': 'Informazioni nascoste e pubbliche',
  'rule.M-4':
    'Sono nascosti le agende, le carte in mano, le risorse a faccia in giù, i complotti e le carte intelligence sulle minacce, l’ordine di ogni mazzo e l’agenda avanzata. Ciò che hai guardato resta solo tuo, e una carta nascosta che viene bruciata non si mostra mai. A partita finita il rapporto può mostrare tutto, cosa che il cartone non potrebbe (regola della casa). Sono pubblici i segnalini, le pedine, il numero di carte in ogni mano e su ogni minaccia e chi è responsabile di quale caso (regola della casa). Lo sono anche le pile degli scarti, a faccia in su, e le carte esposte (regola della casa). Si sa inoltre chi ha messo una carta su quale caso, ma quale carta fosse solo se era esposta (regola della casa). In privato puoi rivedere un complotto che hai guardato e le carte intelligence che hai visto: com’erano allora, con la data e senza alcun ordine (regola della casa).',
  'rule.M-5.title': 'Il segnalino Terrorista',
  'rule.M-5':
    'Rivela la prima carta del mazzo iniziativa. Il giocatore di quel colore prende il segnalino Terrorista ed è il primo di questo round. Le carte rivelate restano fuori dal mazzo finché tutti non sono stati primi una volta; poi il mazzo si rimescola.',
  'rule.M-6.title': 'Minacce imminenti',
  'rule.M-6':
    'Analizza una alla volta le minacce al livello Imminente, sempre a partire da quella più a sinistra, finché il livello non è vuoto. Vanno analizzate anche le minacce che vi arrivano nel frattempo.',
  'rule.M-7.title': 'Le minacce avanzano',
  'rule.M-7':
    'Ogni minaccia sale di un livello in linea retta, restando nella propria colonna. Gli spazi vuoti rimangono tali.',
  'rule.M-8.title': 'Nuove minacce',
  'rule.M-8':
    'Rivela tante nuove minacce quanti sono i giocatori. Una minaccia è composta da un’organizzazione a faccia in su, un complotto nascosto sotto di essa e una carta intelligence casuale, anch’essa nascosta. Va nello spazio libero più a sinistra del livello dell’organizzazione o, se quel livello è pieno, del livello superiore. Se anche Imminente è pieno, la minaccia si analizza subito e per intero, con la sua unica carta intelligence e senza responsabile del caso. Mentre una minaccia viene analizzata, il suo spazio si considera libero (regola della casa). Se durante un’analisi un’altra minaccia va analizzata subito, lo si fa appena conclusa quella in corso, mai nel mezzo; se un tracciato si è riempito, non si analizza affatto (regola della casa).',
  'rule.M-9.title': 'Rivelare complotto e intelligence',
  'rule.M-9':
    'I soldati sulla minaccia tornano nella riserva e il complotto viene rivelato. Mescola le carte intelligence e poi rivelale una alla volta, le rosse a sinistra e le blu a destra: così nessuno può capire chi ha giocato che cosa. Una carta oro ha effetto nel momento in cui appare, qualunque sarà l’esito, e si scarta dopo l’analisi. Secondo un’altra lettura le carte oro si risolvono solo quando tutte le carte sono rivelate: qui si risolvono subito.',
  'rule.M-10.title': 'I totali',
  'rule.M-10':
    'Il rosso è la somma di complessità, sofisticatezza e carte intelligence rosse. Il blu è la somma delle carte intelligence blu, più 1 per ogni agente sulla minaccia, chiunque l’abbia schierato. I bonus delle risorse si aggiungono all’uno o all’altro. In un passo dei regolamenti manca la sofisticatezza: qui conta sempre.',
  'rule.M-11.title': 'Le reazioni',
  'rule.M-11':
    'Quando i totali sono noti, puoi usare una risorsa attivata adatta. Si procede in senso orario a partire dal segnalino Terrorista, finché tutti non passano di seguito (in parte regola della casa). Dopo ogni uso i totali si ricalcolano. Quante volte si può usare una risorsa è scritto sulla carta; se non lo è, il solo limite è il suo costo (regola della casa). Sulle nostre risorse Capoturno, Presidente di commissione e Doppiogiochista si legge «una volta per turno dei terroristi». Una carta oro che zittisce le risorse ne impedisce l’uso, non ciò che aggiungono sempre, come il bonus di Carrie Mathison; il suo testo lo dice.',
  'rule.M-12.title': 'Minaccia neutralizzata',
  'rule.M-12':
    'Se il blu è strettamente superiore al rosso, la minaccia è neutralizzata. Procedi in quest’ordine: il tracciato dell’agenzia avanza di un valore pari all’impatto; il responsabile del caso guadagna altrettanta reputazione; il responsabile del caso ottiene il vantaggio dell’organizzazione. Il vantaggio vale una volta sola e non ha effetti duraturi. A uno che costa qualcosa si può rinunciare: cambiare la mano, scartare carte scoperte, rivendicare; e così a uno che fa scartare un altro giocatore o lo espone (regola della casa).',
  'rule.M-13.title': 'Complotto riuscito',
  'rule.M-13':
    'Altrimenti, anche in caso di parità, il complotto riesce. Procedi in quest’ordine: il tracciato dei terroristi avanza di un valore pari all’impatto; ogni giocatore guadagna altrettanto peso politico; l’effetto collaterale colpisce il responsabile del caso, l’effetto collaterale globale tutti i giocatori. Se l’effetto collaterale globale richiede delle scelte, si fanno in ordine a partire dal segnalino Terrorista (regola della casa). Con il peso politico appena guadagnato puoi pagare l’effetto collaterale.',
  'rule.M-14.title': 'Minacce senza responsabile',
  'rule.M-14':
    'Se la minaccia non ha un responsabile del caso, si applicano comunque i tracciati, il peso politico per tutti e l’effetto collaterale globale. Nessuno riceve reputazione, vantaggio o effetto collaterale singolo (regola della casa).',
  'rule.M-15.title': 'Dopo l’analisi',
  'rule.M-15':
    'Gli agenti sulla minaccia tornano nella riserva, la carta responsabile del caso al suo proprietario e le altre carte nelle rispettive pile degli scarti. Se un tracciato è pieno, cioè a 12 senza contare l’eccedenza, la partita finisce ora. Alcuni testi la chiudono all’istante: qui prima si conclude questa minaccia. Tutte le altre restano irrisolte.',
  'rule.M-16.title': 'Bruciare risorse',
  'rule.M-16':
    'Quando devi bruciare una risorsa, scegline una delle tue a faccia in su: esce dal gioco. Se non ne hai, non succede nulla, e il diario lo dice (regola della casa). Per «scarta un soldato o brucia una risorsa» scarti un soldato non schierato o bruci una risorsa a faccia in su. Se ne hai di un solo tipo, perdi quello; se non hai né l’uno né l’altra, non succede nulla (da una fonte pubblica). Le risorse a faccia in giù non si possono bruciare, prendere né scartare.',
  'rule.M-17.title': 'Esposizione',
  'rule.M-17':
    'Gira a faccia in su tutte le tue risorse a faccia in giù: da ora sono attivate e vulnerabili. Metti a faccia in su anche le carte che hai in mano. Queste restano visibili finché non lasciano la tua mano; quelle che peschi in seguito sono nascoste.',
  'rule.M-18.title': 'Rimprovero ufficiale',
  'rule.M-18':
    'Se devi scartare più reputazione o più peso politico di quanto ne hai, non paghi nulla. Devi invece togliere una tua carta responsabile del caso, a tua scelta, da una minaccia sul tabellone, ma non da quella in corso di analisi. Se non ne hai sul tabellone, non succede nulla. Un testo dice «puoi»: qui è un obbligo. La carta torna a te. La minaccia è di nuovo non rivendicata, conserva carte intelligence e pedine, e chiunque può rivendicarla (regola della casa).',
  'rule.M-19.title': 'Il tuo turno e la rivendicazione',
  'rule.M-19':
    'Si gioca in senso orario a partire da chi ha il segnalino Terrorista. L’ordine delle azioni lo scegli tu; ciascuna si può fare al massimo una volta per turno, salvo diversa indicazione, e va conclusa prima della successiva. Devi rivendicare una minaccia non rivendicata con una carta responsabile del caso, se all’inizio del turno ce n’era una. L’obbligo decade se non ne resta nessuna (regola della casa).',
  'rule.M-20.title': 'Giocare due carte intelligence',
  'rule.M-20':
    'Con un’unica azione devi giocare due carte intelligence a faccia in giù su due casi diversi già rivendicati, almeno uno dei quali di un altro giocatore. Mai su una minaccia non rivendicata e mai due carte sullo stesso caso. Se hai troppo poche carte o troppo pochi casi validi, giocane quante più puoi. Se puoi giocarne una sola, va su un caso altrui, se c’è, altrimenti su uno tuo. Una deviazione dai regolamenti, che lasciano agire in qualsiasi ordine, chiude una scappatoia: se rivendicare prima ti permette di giocare una carta in più, devi farlo prima, e nessuna azione facoltativa può lasciarti con troppo poche carte per questa (regola della casa).',
  'rule.M-21.title': 'Scambiare una carta intelligence',
  'rule.M-21':
    'Puoi scambiare una carta intelligence: mostrala a faccia in su e prendi la reputazione, il peso politico o entrambi, come indicato sulla carta. Puoi farlo anche se il valore è 0.',
  'rule.M-22.title': 'Reclutare',
  'rule.M-22':
    'Puoi reclutare una volta: un agente o un soldato gratis, oppure una risorsa. Una risorsa costa 3 segnalini tra reputazione e peso politico, in qualsiasi combinazione, e si paga prima. Pesca due risorse, tienine una a faccia in giù e scarta l’altra a faccia in su. Se anche dopo aver rimescolato ne resta una sola, tieni quella; se non ne resta nessuna, non puoi reclutare risorse (regola della casa).',
  'rule.M-23.title': 'Schierare soldati',
  'rule.M-23':
    'Puoi schierare quanti soldati vuoi su una sola minaccia, rivendicata o no. Poi puoi guardare le sue carte intelligence, che ti vengono mostrate mescolate, una volta sola per quanti siano i soldati. Se le guardi, devi poi aggiungere una carta intelligence casuale dal mazzo, senza vederla. Un testo la aggiunge prima di guardare: qui si aggiunge dopo, e in ogni versione resta ignota. Se il mazzo è vuoto, si rimescola come dice M-31; solo se non c’è nulla da rimescolare guardi senza aggiungere nulla (regola della casa).',
  'rule.M-24.title': 'Schierare agenti',
  'rule.M-24':
    'Puoi schierare quanti agenti vuoi su una sola minaccia, rivendicata o no, e poi puoi guardare il suo complotto. Se non scegli altrimenti, guardi; puoi anche rinunciare, e tutti vedono chi ha guardato.',
  'rule.M-25.title': 'Attivare le risorse',
  'rule.M-25':
    'Puoi girare a faccia in su quante tue risorse vuoi, ma solo durante il tuo turno e quindi mai durante un’analisi. Solo le risorse a faccia in su hanno effetto, effetti passivi compresi. Le abilità si usano nel tuo turno, salvo diversa indicazione della carta. Un’abilità del tuo turno vale una volta per turno, tranne il drone strike; una usata durante un’analisi segue M-11; una risorsa attivata non torna mai a faccia in giù (regola della casa). Una risorsa appena reclutata si può attivare e usare subito. Una risorsa presa a un altro giocatore resta a faccia in su; presa dalla pila degli scarti, entra a faccia in giù (regola della casa). Non puoi bruciare una risorsa per un effetto senza un bersaglio valido (regola della casa).',
  'rule.M-26.title': 'Il drone strike',
  'rule.M-26':
    'Se una tua risorsa attivata ha l’icona drone strike, puoi rimuovere una minaccia su cui si trovano almeno due soldati. I soldati possono essere di chiunque, il livello non conta e la minaccia può essere rivendicata o no. Tutte le sue carte escono dal gioco senza essere viste e le pedine tornano nella riserva. La carta responsabile del caso torna al suo proprietario (regola della casa). Lo spazio resta vuoto e nessuno ne ricava nulla. Puoi farlo quante volte vuoi, ma solo nel tuo turno. Una carta con questa icona ha anche un’altra regola, pure le nostre.',
  'rule.M-27.title': 'Fine del turno',
  'rule.M-27':
    'Il tuo turno può finire quando hai assolto, per quanto possibile, i due obblighi di M-19 e M-20. Poi pesca carte intelligence fino al tuo numero minimo di carte: 3, più 1 per ogni risorsa attivata con questo bonus. È una soglia fino alla quale reintegrare la mano, non un limite: se hai più carte, non ne scarti mai.',
  'rule.M-28.title': 'Tracciato dei terroristi pieno',
  'rule.M-28':
    'Se il tracciato dei terroristi è pieno, vince la talpa, qualunque cosa si sospetti. Se tra voi non c’è una talpa, perdono tutti. Non si fanno accuse.',
  'rule.M-29.title': 'L’accusa',
  'rule.M-29':
    'Se il tracciato dell’agenzia è pieno, tutti, talpa compresa, accusano in segreto e nello stesso momento un altro giocatore oppure nessuno. Le scelte si rivelano insieme. Se il tempo scade, non accusi nessuno (regola della casa). Un’accusa giusta vale 6 punti vittoria; una sbagliata te ne toglie 3, anche quando non c’è alcuna talpa. Una talpa accusata da qualcuno è eliminata e non può vincere. Una frase dei regolamenti fa perdere gli altri se nessuno accusa: il punteggio la smentisce, e qui questa sconfitta non esiste.',
  'rule.M-30.title': 'Punti vittoria',
  'rule.M-30':
    'L’agente leale ottiene 1 punto vittoria per ogni suo segnalino reputazione, l’opportunista politico 1 per ogni suo segnalino peso politico, la talpa terrorista 2 per ogni segnalino sul tracciato dei terroristi. Ognuno aggiunge i punti vittoria di tutte le proprie risorse, a faccia in su o in giù, e quelli delle accuse. Vince chi ne ha di più. In caso di parità l’agente leale prevale sull’opportunista politico, e questi sulla talpa. A parità di agenda e di punti vittoria, la vittoria è condivisa.',
  'rule.M-31.title': 'Quando qualcosa si esaurisce',
  'rule.M-31':
    'Se il mazzo di intelligence, complotti, organizzazioni o risorse è vuoto, rimescola i suoi scarti; se è ancora vuoto, salta la pescata. Ogni rimescolata si annuncia a tutti, anche quella del mazzo iniziativa. Se dopo la rivelazione non c’è alcuna minaccia sul tabellone e non può arrivarne nessuna, perché mancano complotti o organizzazioni sia nel mazzo sia negli scarti, la partita finisce come con il tracciato dell’agenzia pieno: accuse, poi punti vittoria. Pedine e segnalini non si esauriscono. Se non hai più carte responsabile del caso, l’obbligo di rivendicare decade. Tutto questo è regola della casa.',
  'rule.M-32.title': 'Parlare al tavolo',
  'rule.M-32':
    'Parlare fa parte del gioco; mostrare carte nascoste no. Per buona educazione resta sul vago e non dire numeri esatti.',
  'rule.M-33.title': 'Nicholas Brody e chi brucia come lui',
  'rule.M-33':
    'Con Nicholas Brody puoi prendere 1 segnalino peso politico nel tuo turno. Puoi anche bruciarlo durante un’analisi, dopo i totali, per aggiungere 5 al rosso o al blu. Aileen Morgan e Lynne Reed si bruciano allo stesso modo, ma valgono meno: 3 e 2 (regola della casa).',
  'rule.M-34.title': 'Jessica Brody e le risorse da prendere',
  'rule.M-34':
    'Con Jessica Brody, quando scambi una carta intelligence per peso politico ottieni 1 segnalino peso politico in più, purché la carta ne dia almeno 1 (regola della casa). Nel tuo turno puoi bruciarla per prendere Nicholas Brody a un altro giocatore, solo se è a faccia in su, o dalla pila degli scarti. Un Brody bruciato è perso per sempre. Anche Captain Mike Faber e Mira Berenson si bruciano per prendere una data risorsa: Captain Mike Faber prende Jessica Brody, Mira Berenson prende Saul Berenson (regola della casa).',
  'rule.M-35.title': 'Elizabeth Gaines: una mano nuova',
  'rule.M-35':
    'Con Elizabeth Gaines attivata, dopo aver reintegrato la mano puoi scartarla tutta, carte esposte comprese, e reintegrarla di nuovo. Le carte si scartano a faccia in su (regola della casa). Poi il tuo turno è finito.',
  'rule.M-36.title': 'Carrie Mathison: uno sguardo in più',
  'rule.M-36':
    'Con Carrie Mathison attivata, ogni caso di cui sei responsabile ha +1 blu. Quando schieri un agente puoi guardare, oltre al complotto, anche le carte intelligence, senza aggiungere alcuna carta; puoi anche rinunciare.',
  'rule.M-37.title': 'Virgil e Pittman',
  'rule.M-37':
    'Virgil aumenta di 1 il tuo numero minimo di carte e, finché è attivato, ti rende immune all’esposizione. Un Virgil a faccia in giù viene esposto come le altre risorse e ti protegge solo in seguito. Pittman aumenta di 1 il tuo numero minimo di carte.',
  'rule.M-38.title': 'Quinn, Adal, Estes e Saul Berenson',
  'rule.M-38':
    'Peter Quinn: una volta per turno dei terroristi, come dice la sua carta, dopo i totali puoi scartare un agente non schierato per bruciare una carta intelligence rossa o blu di quella minaccia, mai una oro. Dar Adal: durante un’analisi puoi scartare quanti agenti vuoi, per +2 blu ciascuno, ogni volta che tocca a te e finché ne hai; devono essere non schierati (regola della casa). Ha anche il drone strike (regola della casa). David Estes ha il drone strike e una volta in ogni tuo turno ti dà 1 soldato (regola della casa). Nel mazzo c’è anche Saul Berenson, citato da fonti pubbliche, che una volta in ogni tuo turno ti fa guardare un complotto (regola della casa).',
}
