package dev.incipit.text;

import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;

/** What sites call a menu as a whole, in the languages of decisions §5: a name of no part of the site. */
public final class MenuNames {
    private static final Set<String> NAMES = Words.table("""
            menu navigation main-menu main-navigation navigation-menu navigation-bar navbar nav site-menu site-navigation
            primary-menu primary-navigation secondary-menu secondary-navigation top-menu mobile-menu mobile-navigation header-menu
            sidebar-menu side-menu user-menu quick-menu global-navigation toggle-navigation footer-menu footer-navigation
            menü hauptmenü hauptnavigation navigationsmenü seitenmenü seitennavigation mobiles-menü fußnavigation footermenü
            menu-principal navigation-principale menu-de-navigation menu-de-pied-de-page menu-pied-de-page
            menú menú-principal menú-de-navegación navegación navegación-principal menú-del-pie
            menu-principale menu-di-navigazione navigazione navigazione-principale
            menu-de-navegação navegação navegação-principal menu-de-rodapé
            hoofdmenu hoofdnavigatie navigatie navigatiemenu voettekstmenu
            menu-główne główne-menu menu-nawigacyjne nawigacja nawigacja-główna
            ana-menü menüsü dolaşım dolaşım-menüsü gezinti-menüsü gezinme-menüsü site-menüsü
            hovednavigasjon hovedmeny navigasjon brukermeny hovedmenu hovednavigation huvudmeny huvudnavigering huvudnavigation
            navigering päävalikko päänavigaatio valikko navigaatio hlavní-menu hlavní-navigace navigace hlavná-navigácia navigácia
            főmenü fő-navigáció navigáció meniu-principal navigare-principală главное-меню навигация основная-навигация
            メニュー メインメニュー ナビゲーション ナビゲーションメニュー 案内メニュー グローバルナビゲーション
            菜单 主菜单 导航 导航菜单 主导航 選單 主選單 導覽 導覽選單 导览
            메뉴 주메뉴 주-메뉴 메인메뉴 메인-메뉴 전체메뉴 전체-메뉴 상단메뉴 하단메뉴 빠른메뉴 퀵메뉴 둘러보기 둘러보기-메뉴 내비게이션
            القائمة القائمة-الرئيسية قائمة-التصفح التصفح تصفح
            quick-links quick-link quicklinks quick-access useful-links important-links helpful-links popular-links
            à-la-une en-un-clic en-1-clic headlines top-stories most-requested most-viewed popular-pages häufig-gesucht häufig-aufgerufen
            meistgesucht im-fokus destacado destacados en-portada lo-más-visto in-evidenza in-primo-piano em-destaque destaques
            uitgelicht veelgezocht veel-gezocht öne-çıkanlar
            direktlinks direkteinstieg schnellzugriff schnelleinstieg nützliche-links wichtige-links
            liens-rapides liens-utiles accès-rapide accès-rapides accès-direct accès-directs
            enlaces-rápidos enlaces-útiles enlaces-de-interés accesos-directos acceso-rápido
            link-rapidi link-utili collegamenti-rapidi accesso-rapido links-rápidos links-úteis acesso-rápido
            snelle-links handige-links snel-naar szybkie-linki przydatne-linki na-skróty hızlı-bağlantılar faydalı-bağlantılar
            クイックリンク 快速链接 快速連結 빠른-링크 바로가기 روابط-سريعة روابط-مفيدة""");

    private static final Pattern BLANKS = Pattern.compile("[\\s\\p{Z}]+");

    private MenuNames() {}

    /** Whether a label says only that a menu follows; a colon behind it does not count. */
    public static boolean isOne(String label) {
        var bare = label.endsWith(":") || label.endsWith("：") ? label.substring(0, label.length() - 1) : label;
        return NAMES.contains(
                BLANKS.matcher(bare.strip().toLowerCase(Locale.ROOT)).replaceAll("-"));
    }
}
