package dev.incipit.describe.words;

import dev.incipit.text.Words;
import java.util.Set;

/** Words by which nobody looks for a page: the frequent verbs, adverbs and general nouns of seven languages. */
public final class CommonWords {
    private static final Set<String> WORDS = Words.table("""
            able about above according across actual actually add added adding additional advantage after again against ago
            agree ahead aim all allow allowed allowing allows almost alone along already alright also alternative alternatively
            although always among amount and another answer anyone anything anyway anywhere apart apparently appear appears
            apply applied applies appropriate approach around aside ask asked asking assume assuming attempt automatically
            available avoid aware away back backwards bad based basic basically became because become becomes been before began
            begin beginning begins behaviour behavior behind being believe below benefit best better between beyond big bit both
            bottom bring brings brought but call called calling calls came can cannot capable care careful carefully case cases
            cause caused causes certain certainly chance chances change changed changes changing check checked choice choose
            clear clearly close collection come comes coming common commonly complete completely complex concerned consider
            considered considering consist consists contain contained containing contains correct correctly correspond
            corresponding could couple course cover covered covers create created creates creating current currently day days
            deal decide decided default defaults define defined defines defining depend depending depends describe described
            describes desired despite detail detailed details determine determined determines did different differently
            difficult direct directly discuss discussed does doing done down due during each earlier early easier easily easy
            effect effectively either else empty enable enabled enables end ends enough ensure ensures entire entirely equal
            equivalent especially essentially etc even event ever every everyone everything everywhere exact exactly example
            examples except exist existing exists expect expected explain explained explains explicit explicitly extra fact
            fairly fall far fast feature features feel few fewer figure final finally find finds fine finish first five fix
            follow followed following follows forget form former forward found four from full fully further future general
            generally get gets getting give given gives giving goes going gone good got great group had hand happen happens hard
            hardly has have having he help helpful helps hence here hers herself high higher highly him himself his hold holds
            hope how however huge idea ideas identical if imagine immediate immediately imply important impossible include
            included includes including indeed individual info inform information initial initially inside instance instead
            intended interest interested interesting internally into introduce introduced introduces involve involved issue
            issues item items its itself just keep keeps kept kind kinds knew know known knows lack large larger largest last
            lastly late later latest latter lead leads learn least leave leaves left less let lets level like likely limited
            line lines list listed lists literally little live long longer look looked looking looks lost lot lots low lower
            made main mainly major make makes making manner many matter may maybe mean means meant mention mentioned mere merely
            might mind minor miss missing modern moment month months more moreover most mostly move much multiple must my myself
            name named namely names nearly necessarily necessary need needed needs neither never nevertheless new newer newest
            next nice nobody none nor normal normally not note noted notes nothing notice now number numbers numerous obtain
            obvious obviously occasionally occur occurs off offer offers often okay old older once one ones only onto open
            optional optionally order ordinary original originally other others otherwise ought our ours ourselves out outside
            over overall overview own page pages part particular particularly parts pass passed passes passing past people per
            perform performed performs perhaps person place places plain please plenty plus point points poor popular possible
            possibly potential potentially practical practice prefer preferred prepare presence present presented presumably
            pretty previous previously primarily prior probably problem problems proceed process produce produced produces
            properly property provide provided provides providing purpose purposes put puts quick quickly quite rather reach
            reached read reader reading ready real really reason reasonable reasons receive received recent recently recommend
            recommended refer reference referred refers regard regarding regardless related relative relatively relevant remain
            remaining remains remember represent represented represents require required requires respective respectively rest
            result resulting results return returned returning returns right rule run running runs safe said same saw say
            saying says second section sections see seem seemed seems seen seldom self selected send sense sent separate
            separately serious seriously serve served serves set sets setting several shall share she short shortly should show
            showed showing shown shows side significant significantly similar similarly simple simpler simplest simply since
            single situation situations six size slight slightly slow small smaller smallest so solution some somebody somehow
            someone something sometime sometimes somewhat somewhere soon sort sorts special specific specifically specified
            specifies specify specifying stand standard start started starting starts state states step steps still stop straight
            strongly stuff subsequent such sufficient suggest suggested suitable suppose supposed sure system take taken takes
            taking talk tell tells ten tend tends term terms than thank thanks that the their them themselves then there
            therefore these they thing things think third this those though thought three through throughout thus time times
            tip tips today together told tomorrow too took top topic topics total totally toward towards treat treated tried
            tries true truly try trying turn turned turns twice two type types typical typically under understand underlying
            unfortunately unless unlike unlikely until unusual upon usage use used useful user users uses using usual usually
            value values variety various version versions very via view visit void wait want wanted wants was way ways week
            weeks welcome well went were what whatever when whenever where whereas wherever whether which while who whoever
            whole whom whose why wide will willing wish with within without wonder word words work worked working works world
            worth would write writes writing written wrong wrote year years yes yet you your yours yourself zero
            january february march april june july august september october november december monday tuesday wednesday thursday
            friday saturday sunday http https www com html href src alt null none true false click link links
            again alors ainsi aller après assez aucun aucune aujourd aussi autant autre autres avait avant avec avez avoir avons
            beaucoup besoin bien bon bonne bonnes bons car cas cela celle celles celui certain certaine certaines certains ceux
            chacun chaque chez chose choses combien comme comment compris contre côté créer dans deux demander depuis dernier
            dernière derniers déjà dire dit doit doivent donc donner dont encore ensuite entre environ être eux exemple faire
            fait faites falloir faut façon fois font grand grande grandes grands grâce hors ici ils jamais jour jours jusqu
            juste laquelle lequel leur leurs lieu lors lorsque lui maintenant mais manière mettre mieux mis moins moment mot
            même mêmes nombre nombreuses nombreux non notamment notre nous nouveau nouveaux nouvel nouvelle nouvelles ont page
            pages parce parfois parmi part partie partir pas passer pendant permet permettent permettre petit petite petits peu
            peut peuvent peux place plupart plus plusieurs plutôt point possible pour pourquoi pourra pouvez pouvoir premier
            première premiers près prendre presque puis puisque quand quel quelle quelles quelque quelques quels quoi rapport
            rien sans sauf savoir selon sera seront seul seule seulement si simple simplement soi soit sommes sorte souvent
            suis suite sûr tant tellement temps tous tout toute toutefois toutes très trois trop trouve trouver type très une
            utilise utiliser utilisation valeur vers via voici voilà voir vos votre vous vraiment vue était étaient étant été
            janvier février mars avril mai juin juillet août septembre octobre novembre décembre lundi mardi mercredi jeudi
            vendredi samedi dimanche
            aber alle allem allen aller alles als also ander andere anderen anderer anderes anders auch auf ausserdem außerdem
            bei beide beiden beim beispiel beispielsweise bekommen bereits besonders besser besten bietet bis bitte bleiben
            brauchen dabei dadurch dafür dagegen daher damit danach dann daran darauf daraus darf darin darüber dass davon dazu
            denen denn deren derzeit deshalb dessen dich dies diese dieser dieses direkt doch dort durch eben ebenfalls eigenen
            eigentlich einfach einige einigen einmal einzelne einzelnen enthält entsprechend entsprechende ersten erste etwa
            etwas euch falls finden folgende folgenden für ganz gar geben gegen gehen gehört genau gibt gilt gleich gross große
            großen gut gute guten haben hat hatte heute hier hierbei hierfür hinzu immer indem insbesondere jahr jahre jahren
            jede jedem jeden jeder jedoch jetzt kann kannst kein keine keinen kleine kommen kommt konnte können könnte lassen
            lässt leicht letzte letzten machen macht mehr mehrere meist meisten mich mithilfe mittels möchte möchten möglich
            möglichkeit muss müssen möglichst nach natürlich neben nehmen neue neuen neuer neues nicht nichts noch nun nur
            nutzen oben ohne sehr sein seine seit seite seiten selbst sich sicher siehe sind sodass sogar solche soll sollen
            sollte sollten somit sondern sowie stehen stellen steht tag tage teil trotzdem unser unsere unten unter unterschied
            verschiedene verschiedenen verwenden verwendet viel viele vielen vielleicht vom vor während wann warum weil weiter
            weitere weiteren welche welchen welcher wenig weniger wenn werden wichtig wichtige wieder wir wird wirklich wissen
            wobei worden wurde wurden zeigt zeit ziemlich zuerst zum zur zusätzlich zwei zwischen über übrigens januar februar
            märz mai juni juli oktober dezember montag dienstag mittwoch donnerstag freitag samstag sonntag
            además ahora algo algún alguna algunas alguno algunos allí antes aquel aquí así aún aunque bajo bastante bien cada
            casi caso ciertos cómo con contra cosas cosa crear cual cuales cualquier cuando cuanto dado debe deben decir dentro
            desde después día días dice donde dos durante ejemplo ella ellas ellos embargo encima entonces entre era eran eres
            esa esas ese eso esos esta está estaba estado están estas este esto estos forma fue fueron gran grande grandes hace
            hacer hacia hasta hay hemos incluso ir junto lado luego lugar mayor mediante mejor menos mientras mismo mismos mucha
            muchas mucho muchos muy nada nadie ningún ninguna nosotros nuestra nuestro nuestros nueva nuevas nuevo nuevos nunca
            otra otras otro otros parte partir pero poco pocos poder podemos podría porque posible primer primera primero pueda
            puede pueden pues qué quien quién sea según seguir será sido siempre siendo siguiente siguientes sin sino sobre sola
            solamente sólo solo somos son tal también tan tanto tener tiene tienen tiempo toda todas todavía todo todos tras
            tres tu tus una unas uno unos usar usted ustedes utilizar valor varias varios veces ver vez y
            abbiamo alcuni alcune allora altre altri altro anche ancora avere bene caso certo che ciascuno come con cosa così
            dalla dalle degli della delle dello dentro deve devono dopo dove due durante ecco entrambi era essere fare fatto
            fino fra già grazie hanno invece loro ma maggior meglio meno mentre mio modo molte molti molto nella nelle nello
            nessun nostra nostro nulla nuova nuovi nuovo oggi ogni oltre oppure per perché però piccolo più poco poi possibile
            possono potrebbe presso prima primo proprio può qualche quale quali quando quanto quasi quella quello questa queste
            questi questo qui quindi sempre senza sia siamo solo sono sopra sotto stato stesso tale tanto tempo tra tre troppo
            tutta tutte tutti tutto una uno usare vengono viene volta vostra vostro
            ainda além algumas alguns ambos anos antes após aquela aquele aqui assim até bem cada caso coisa com como contra cujo
            daquele dela dele deles demais dentro depois desde dessa desse desta deste deve devem dia dias disso dois durante
            ela elas ele eles embora então entre era essa essas esse esses esta está estão estar estava este estes eu exemplo
            faz fazer foi foram fora forma grande hoje isso isto já lá lhe lugar maior mais mas melhor menos mesma mesmo muita
            muitas muito muitos nada não nem nenhum nesta neste nossa nosso nova novas novo novos num numa nunca outra outras
            outro outros para parte pela pelas pelo pelos pode podem pois porque pouco primeira primeiro quais qual qualquer
            quando quanto que quem são seja sem sempre sendo ser será seu seus sido sobre sua suas tal também tanto tão tem
            têm tempo ter toda todas todo todos três uma umas uso vai várias vários vez vezes você vocês
            aan aantal achter alle alleen alles als altijd andere anders beetje beide ben bent bepaalde beter bij bijvoorbeeld
            binnen boven daar daarna daarom dan dat deel deze die dit doen doet door drie dus echt echter een eens eerst eerste
            eigen elk elke enkele enkel eraan erg geen gebruik gebruiken gebruikt geeft geven goed goede grote haar hebben
            heeft hele hem heel hen hier hij hoe hun iemand iets jaar jij jouw juist kan klein komen komt krijgen kunnen kunt
            laat laatste maar maken maakt manier meer meest men met mijn minder moet moeten mogelijk naar naast namelijk nee
            niet niets nieuw nieuwe nog nooit onder ons onze ook over samen soms staan staat steeds tegen terwijl tijd toch tot
            tussen twee uit van vaak van vanaf veel verder verschillende via volgende voor voordat waar waarbij waarom wanneer
            was wat weer weinig wel welke werd werden wij wil worden wordt zal ze zeer zelf zich zien zij zijn zoals zodat
            zonder zou zullen""");

    private CommonWords() {}

    /** Whether a word, in lower case, is one of them or has no meaning of its own. */
    public static boolean has(String lower) {
        return WORDS.contains(lower) || WordForms.isFunction(lower);
    }
}
