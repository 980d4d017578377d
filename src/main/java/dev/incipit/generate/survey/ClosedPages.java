package dev.incipit.generate.survey;

import dev.incipit.crawl.CrawledPage;
import java.util.regex.Pattern;

/** Recognises pages that show nothing without a password or a sign-in: "Access denied. Log in to continue." */
final class ClosedPages {
    /** A page of more words has something to say about itself. */
    private static final int WORDS_MAX = 60;

    /** As a line or a sentence of its own: "Access denied errors" is what a manual explains. */
    private static final String NOTICE =
            "(?:access (?:is )?denied|(?:zugriff|zugang) verweigert|accès (?:refusé|interdit)"
                    + "|acceso (?:denegado|restringido)|accesso (?:negato|riservato)|acesso (?:negado|restrito)|toegang geweigerd"
                    + "|odmowa dostępu|dostęp zabroniony|brak dostępu|доступ (?:запрещ[её]н|ограничен|закрыт)"
                    + "|erişim (?:engellendi|reddedildi)|akses ditolak)\\s*(?:[.!:…]|$)";

    private static final String SENTENCE = "(?:you (?:are not authori[sz]ed|do not have (?:permission|access))\\b"
            + "|(?:you (?:must|need to|have to) (?:be logged in|be signed in|log in|sign in)|please (?:log|sign) in)"
            + " to (?:view|see|access|read|continue)\\b|this (?:content|page|post) is (?:password[- ])?protected\\b"
            + "|(?:dieser|diese|der|die) (?:inhalt|seite|beitrag) ist (?:passwort)?geschützt\\b"
            + "|sie (?:haben keine berechtigung|müssen (?:sich anmelden|angemeldet sein|eingeloggt sein))\\b"
            + "|vous devez (?:être connectée?|vous (?:connecter|identifier)) pour\\b"
            + "|(?:ce contenu|cet article|cette page) est protégée?\\b"
            + "|debes? (?:iniciar sesión|estar registrad[oa]|identificarse)\\b|(?:este contenido|esta página) está protegid[oa]\\b"
            + "|(?:devi|è necessario) (?:effettuare (?:il login|l.accesso)|accedere)\\b|(?:questo contenuto|questa pagina) è protett[oa]\\b"
            + "|(?:você )?(?:precisa|deve) (?:estar (?:conectad|logad|registad)[oa]|fazer login|iniciar sessão)\\b"
            + "|(?:este conteúdo|esta página) (?:está|é) protegid[oa]\\b"
            + "|(?:je|u) moet (?:ingelogd zijn|inloggen)\\b|deze (?:inhoud|pagina) is (?:beveiligd|beschermd)\\b"
            + "|musisz (?:być zalogowan[ya]|się zalogować)\\b|(?:ta )?treść jest (?:chroniona|zabezpieczona) hasłem\\b"
            + "|konten ini dilindungi\\b|アクセスが拒否|この(?:コンテンツ|記事|投稿)は(?:パスワードで)?保護|访问被拒绝|拒绝访问"
            + "|无权(?:访问|查看)|[该此本](?:内容|文章|页面)受密码保护|접근이? ?(?:거부|권한)|이 (?:콘텐츠|글)는? ?비밀번호로 보호"
            + "|تم رفض الوصول|هذا المحتوى محمي)";

    private static final Pattern DENIAL = Pattern.compile("(?imu)^[>*_# ]{0,6}(?:" + NOTICE + "|" + SENTENCE + ")");

    private ClosedPages() {}

    static boolean isOne(CrawledPage page) {
        var text = page.page().markdown();
        return WordCount.of(text.substring(0, Math.min(text.length(), 10 * WORDS_MAX))) < WORDS_MAX
                && WordCount.of(text) < WORDS_MAX
                && DENIAL.matcher(text).find();
    }
}
