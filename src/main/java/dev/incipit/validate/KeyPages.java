package dev.incipit.validate;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** Whether the pages that agents look for first are named, by a word in a section's name, a link's name or a path. */
final class KeyPages {
    private static final int GROUPS_MIN = 2;
    private static final int WORD_CHARS_MAX = 20;
    /** From here on scripts set no space between words. */
    private static final char UNSPACED = '\u2E80';

    /** The five kinds of page (checks.md, key-pages), each with words that name one, in the languages that files are written in. */
    private enum Group {
        START(
                "start/guide",
                "start starting started quickstart guide guides tutorial tutorials introduction intro overview install"
                        + " installation setup onboarding learn howto",
                "einführung anleitung anleitungen erste schritte inicio guía guías introducción primeros démarrage démarrer"
                        + " prise guida introduzione início introdução guia guias handleiding başlangıç rehber"
                        + " kılavuz начало руководство введение",
                "入门 入門 快速 指南 教程 新手 ガイド はじめ チュートリアル 시작 가이드 튜토리얼"),
        DOCS(
                "docs/API/reference",
                "docs doc documentation api apis reference references sdk manual cli openapi",
                "dokumentation referenz handbuch documentación referencia manuales référence documentazione riferimento"
                        + " manuale documentação referência documentatie belgeler документация справочник",
                "文档 文件 手册 參考 参考 接口 ドキュメント リファレンス マニュアル 문서 레퍼런스"),
        PRODUCT(
                "product/pricing/services",
                "product products pricing price prices plans service services feature features solutions shop store",
                "produkt produkte preise leistungen dienste lösungen producto productos precios servicios soluciones produit"
                        + " produits tarif tarifs prix prestations prodotto prodotti prezzi servizi produto produtos preços"
                        + " serviços serveis solucions producten prijzen diensten ürünler ürün fiyat fiyatlar hizmetler"
                        + " hizmetlerimiz продукты цены тарифы услуги",
                "产品 產品 价格 價格 服务 服務 功能 套餐 製品 商品 料金 サービス 機能 店舗 제품 가격 요금 서비스 기능"),
        CONTACT(
                "contact/support/about",
                "contact support about help faq faqs company team community",
                "kontakt über hilfe impressum contacto ayuda nosotros sobre contatti contatto siamo aiuto contato ajuda propos"
                        + " aide équipe contacte iletişim hakkında hakkımızda yardım sss контакты поддержка помощь нас",
                "联系 聯繫 关于 關於 帮助 幫助 支持 常见问题 常見問題 お問い合わせ 問い合わせ 会社概要 ヘルプ よくある 문의 소개 고객 도움말"),
        NEWS(
                "news/changelog/blog",
                "news changelog blog releases release updates articles posts press announcements",
                "neuigkeiten aktuelles nachrichten presse noticias novedades prensa nouvelles actualités notizie articoli"
                        + " novità notícias nieuws haberler duyurular новости блог",
                "新闻 新聞 博客 更新 公告 文章 ニュース お知らせ ブログ リリース トピックス 소식 뉴스 블로그 공지");

        private final String title;
        private final String words;
        private final String unspaced;

        Group(String title, String english, String others, String unspaced) {
            this.title = title;
            this.words = english + " " + others;
            this.unspaced = unspaced;
        }
    }

    private static final Map<String, Group> WORDS = new HashMap<>();
    private static final Map<String, Group> PARTS = new HashMap<>();

    static {
        for (var group : Group.values()) {
            List.of(group.words.split(" ", -1)).forEach(word -> WORDS.put(word, group));
            List.of(group.unspaced.split(" ", -1)).forEach(part -> PARTS.put(part, group));
        }
    }

    private final EnumSet<Group> found = EnumSet.noneOf(Group.class);

    private KeyPages() {}

    static Finding keyPages(Subject subject) {
        var pages = new KeyPages();
        var file = subject.file();
        file.sections().forEach(section -> pages.read(section.name()));
        file.entries().forEach(entry -> entry.link().ifPresent(link -> pages.read(link.name())));
        file.targets().forEach(target -> pages.read(target.path()));
        if (pages.enough()) {
            return Finding.pass("Key pages are listed.");
        }
        var missing = new ArrayList<String>();
        EnumSet.complementOf(pages.found).forEach(group -> missing.add(group.title));
        var last = missing.removeLast();
        return Finding.warning("Neither " + String.join(", ", missing) + " nor " + last
                + " pages are linked; agents look for these first. Link two kinds at least.");
    }

    private boolean enough() {
        return found.size() >= GROUPS_MIN;
    }

    /** Looks for words of the groups until there are enough of them. */
    private void read(String text) {
        int at = 0;
        while (at < text.length() && !enough()) {
            int end = at;
            while (end < text.length() && Character.isLetterOrDigit(text.charAt(end))) {
                end++;
            }
            if (end > at) {
                word(text.substring(at, end));
            }
            at = end + 1;
        }
    }

    private void word(String word) {
        if (word.charAt(word.length() - 1) >= UNSPACED || word.charAt(0) >= UNSPACED) {
            PARTS.forEach((part, group) -> {
                if (word.contains(part)) {
                    found.add(group);
                }
            });
        } else if (word.length() <= WORD_CHARS_MAX) {
            var group = WORDS.get(word.toLowerCase(Locale.ROOT));
            if (group != null) {
                found.add(group);
            }
        }
    }
}
