package dev.incipit.html.read;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.incipit.html.dom.DocumentIndex;
import org.jsoup.Jsoup;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class PageTemplateTest {
    @ParameterizedTest
    @CsvSource({
        "attachment single single-attachment, attachment",
        "archive category category-tea, archive",
        "archive tax-product_cat woocommerce, none",
        "archive tax-product_tag term-new woocommerce, archive",
        "page woocommerce-cart, cart",
        "single single-post postid-3, blogposting",
        "post-template tag-tea, blogposting",
        "mediawiki ns-14 page-Category_Tea, archive",
        "mediawiki ns-3 page-User_talk_Oolong, search",
        "mediawiki ns-0 page-Tea, none",
        "mediawiki ns-4 page-Project_About, none",
        "pas_surlignable page_mot, archive",
        "pas_surlignable page_article, none",
        "page-user page-user-ann skin-default, search",
        "page-topic page-topic-12 skin-default, none",
        "page-user, none",
        "timeline rpage-timeline cpage-timeline, search",
        "doc rpage-doc cpage-doc, none",
        "page cpage-wrap, none",
        "single-post skin-default, blogposting",
        "controller-school action-history, none",
        "grid ns-2 col-md, none",
        "page_plan, none",
        "page attachments, none"
    })
    void theClassesOfTheBodyNameTheTemplate(String classes, String kind) {
        assertEquals(kind, kind("", classes));
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource({
        "has-main-menu controller-gantts action-show, search",
        "controller-wiki action-history, search",
        "controller-wiki action-show, none"
    })
    void redmineSaysThatItIsOne(String classes, String kind) {
        assertEquals(kind, kind("<meta name=description content=Redmine>", classes));
    }

    private static String kind(String head, String classes) {
        var document = Jsoup.parse(head + "<body class='" + classes + "'><p class=attachment>x</p></body>");
        return PageTemplate.kind(DocumentIndex.of(document)).orElse("none");
    }
}
