package dev.incipit.generate.kind;

import dev.incipit.crawl.CrawledPage;
import dev.incipit.generate.survey.WordCount;
import java.util.regex.Pattern;

/** Recognises pages that show nothing without a password or a sign-in: "Access denied. Log in to continue." */
final class ClosedPages {
    /** A page of more words has something to say about itself. */
    private static final int WORDS_MAX = 25;

    /** As a line or a sentence of its own: "Access denied errors" is what a manual explains. */
    private static final String NOTICE =
            "(?:access (?:is )?denied|(?:zugriff|zugang) verweigert|accès (?:refusé|interdit)"
                    + "|acceso (?:denegado|restringido)|accesso negato|acesso (?:negado|restrito)|toegang geweigerd"
                    + "|odmowa dostępu|dostęp zabroniony|доступ (?:запрещ[её]н|ограничен|закрыт)"
                    + "|erişim (?:engellendi|reddedildi)|akses ditolak|访问被拒绝|拒绝访问|접근이 거부되었습니다)\\s*(?:[.!:…。！]|$)";

    private static final String SENTENCE =
            "(?:you are not authori[sz]ed to (?:view|see|access|read) this (?:page|content|post|article)"
                    + "|(?:sorry, )?(?:you (?:must|need to|have to) (?:be logged in|be signed in|log in|sign in)|please (?:log|sign) in)"
                    + " to (?:view|see|access|read) (?:this|the) (?:page|content|post|article)"
                    + "|(?:you (?:must|need to|have to) (?:be logged in|be signed in|log in|sign in)"
                    + "|vous devez (?:être connectée?|vous connecter)|(?:sie müssen|du musst) (?:angemeldet|eingeloggt) sein"
                    + "|(?:debes|debe|tienes que) iniciar sesión|(?:devi|è necessario) (?:effettuare l['’]accesso|accedere)"
                    + "|(?:precisa|é necessário) (?:de )?(?:iniciar sessão|fazer login)|u moet (?:ingelogd zijn|inloggen)"
                    + "|musisz się zalogować) ?(?:[.!]|$)"
                    + "|this (?:content|page|post) is password[- ]protected"
                    + "|(?:dieser|diese) (?:inhalt|seite|beitrag) ist passwortgeschützt"
                    + "|(?:ce contenu|cet article|cette page) est protégée? par (?:un )?mot de passe"
                    + "|(?:este contenido|esta página) está protegid[oa] (?:por|con) contraseña"
                    + "|(?:questo contenuto|questa pagina) è protett[oa] da (?:una )?password"
                    + "|(?:este conteúdo|esta página) (?:está|é) protegid[oa] por (?:senha|palavra-passe)"
                    + "|deze (?:inhoud|pagina) is (?:beveiligd|beschermd) met een wachtwoord"
                    + "|(?:ta )?treść jest (?:chroniona|zabezpieczona) hasłem|konten ini dilindungi (?:oleh )?(?:kata )?sandi"
                    + "|この(?:コンテンツ|記事|投稿)はパスワードで保護|[该此本](?:内容|文章|页面)受密码保护|이 (?:콘텐츠|글)는? ?비밀번호로 보호"
                    + "|هذا المحتوى محمي بكلمة مرور)(?!\\p{IsLatin})";

    private static final Pattern DENIAL = Pattern.compile("(?imu)^[>*_# ]{0,6}(?:" + NOTICE + "|" + SENTENCE + ")");

    private ClosedPages() {}

    static boolean isOne(CrawledPage page) {
        var text = page.markdown();
        return WordCount.of(text) < WORDS_MAX && DENIAL.matcher(text).find();
    }
}
