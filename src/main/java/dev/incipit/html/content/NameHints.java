package dev.incipit.html.content;

import dev.incipit.html.dom.NameWords;
import dev.incipit.text.PhraseTable;
import dev.incipit.text.Words;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * What the names that authors give to parts of a page hint at. A name is a class, id or property; whole words are compared, so
 * "ad" does not match "header". These are only hints: the model has learnt their weight among the other signals.
 */
final class NameHints {
    private static final Map<String, Set<String>> WORDS = PhraseTable.rows("""
            navigation: nav navbar navigation menu menus submenu breadcrumb breadcrumbs crumb crumbs toc pagination pager \
            paging paginate sitenav topnav mainnav megamenu dropdown hamburger skip tabs tablist tree prev next
            footer: footer foot bottom colophon copyright legal imprint foottext sitefooter
            header: header head masthead topbar top banner toolbar logo brand branding hero announcement site
            side: sidebar side aside rail widget widgets secondary complementary sidenav left right column sticky
            comment: comment comments commentlist disqus respond reply replies discussion feedback
            share: share sharing social socials follow facebook twitter pinterest linkedin addthis sharedaddy sns
            related: related recommend recommended recommendations recommendation similar suggested suggestions more also \
            popular trending upsell crosssell cross upsells latest recent carousel slider swiper readmore outbrain taboola \
            recirc
            promotion: ad ads advert advertisement adsense dfp promo promotion promotions sponsor sponsored sponsors \
            affiliate marketing offer deal banner gpt adslot adunit billboard
            consent: cookie cookies consent gdpr privacy ccpa onetrust modal popup overlay lightbox dialog drawer offcanvas \
            notification notice toast flyout alert
            sign-up: subscribe subscription newsletter signup login signin register cta optin form search mailchimp hubspot \
            contact cart checkout minicart account password
            about: author byline date meta tag tags category categories avatar bio profile timestamp time published info \
            user username signature signoff credit postmeta
            content: content article entry body main story text copy page blog entry_content richtext rich rte wysiwyg \
            articlebody single container wrapper section
            documentation: markdown md doc docs document documentation prose rst vp theme admonition docsearch manual api \
            reference guide tutorial
            product: product products price prices pricing description descriptions spec specs specification specifications \
            detail details sku attributes features feature pdp variant benefits ingredients
            review: review reviews rating ratings star stars testimonial testimonials ugc yotpo bazaarvoice stamped judgeme \
            okendo
            faq: faq faqs accordion accordions question questions qa q collapsible disclosure
            forum: message messages thread threads topic topics post posts postbody usertext answer answers quote forum \
            bbcode bbwrapper poster cooked
            listing: card cards item items list lists listing listings grid teaser tile tiles result results collection \
            catalog archive loop feed summary excerpt headline row
            hidden: hidden hide sr visually visuallyhidden screen reader assistive offscreen collapse collapsed none tooltip \
            tooltips invisible noprint placeholder skeleton loading
            control: button buttons btn filter filters facet facets sort sorting toggle select control controls option \
            options quantity swatch wishlist compare copy vote votes votecell actions action edit print download""", Words::table);

    private static final List<String> KINDS = List.copyOf(WORDS.keySet());

    static final int COUNT = KINDS.size();

    private static final int NAME_MAX = 400;
    private static final Map<String, Integer> MASKS = masks();

    private NameHints() {}

    /** The kinds' names, in the order of their bits. */
    static List<String> kinds() {
        return KINDS;
    }

    static int indexOf(String kind) {
        return KINDS.indexOf(kind);
    }

    /** The kinds whose words occur in a name, as bits. Reads the first {@value NAME_MAX} characters. */
    static int maskOf(String name) {
        return NameWords.in(name, NAME_MAX).stream()
                .mapToInt(word -> MASKS.getOrDefault(word, 0))
                .reduce(0, (some, more) -> some | more);
    }

    private static Map<String, Integer> masks() {
        var masks = new HashMap<String, Integer>();
        for (int k = 0; k < KINDS.size(); k++) {
            for (var word : WORDS.get(KINDS.get(k))) {
                masks.merge(word, 1 << k, (a, b) -> a | b);
            }
        }
        return Map.copyOf(masks);
    }
}
