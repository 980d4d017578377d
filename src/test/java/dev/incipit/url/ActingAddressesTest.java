package dev.incipit.url;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class ActingAddressesTest {
    private static boolean acts(String target) {
        return ActingAddresses.isOne(
                WebUrl.parse("https://www.example.com" + target).orElseThrow());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "/?add-to-cart=7",
                "/product/teapot/?add-to-cart=7&quantity=2",
                "/shop?colour=red&amp;add_to_cart=7",
                "/shop?ADD-TO-CART=7",
                "/shop?add%2Dto%2Dcart=7",
                "/cart/?remove_item=ab12&_wpnonce=33",
                "/cart/?undo_item=ab12",
                "/cart?empty_cart",
                "/cart?empty-cart=1",
                "/?wc-ajax=add_to_cart",
                "/wishlist?add_to_wishlist=9",
                "/post/4?_wpnonce=ab12",
                "/blog/post?replytocom=4#respond",
                "/blog/post?share=facebook",
                "/blog/post?share=jetpack-whatsapp&nb=1",
                "/blog/post/?like_comment=9&_wpnonce=1",
                "/item?vote=up",
                "/vote?id=5&how=up",
                "/item/5/upvote",
                "/poll?action=vote&choice=2",
                "/index.php?action=logout;sesc=12",
                "/index.php?action=delete&id=3",
                "/index.php?action=yith-woocompare-add-product&id=3",
                "/w/index.php?title=Home&action=edit",
                "/w/index.php?title=Home&action=purge",
                "/w/index.php?title=Home&action=rollback&from=A",
                "/doku.php?id=start&do=edit",
                "/ucp.php?mode=logout&sid=1",
                "/index.php?option=com_users&task=user.logout",
                "/index.php?route=checkout/cart/add&product_id=4",
                "/index.php?route=account/logout",
                "/posts/12?_method=delete",
                "/admin.php?op=delete&id=3",
                "/list?cmd=remove",
                "/?logout",
                "/?logout=1",
                "/page?delete=12",
                "/mail?unsubscribe=abc",
                "/logout",
                "/logout/",
                "/logout.php",
                "/Logout.aspx",
                "/user/logout",
                "/users/sign_out",
                "/accounts/logout/",
                "/en/user/logout",
                "/de-ch/account/signout",
                "/customer/account/logout/",
                "/my-account/customer-logout/",
                "/my-account/customer-logout/?_wpnonce=1",
                "/index.php/logout",
                "/wp-login.php",
                "/wp-login.php?redirect_to=/a",
                "/blog/wp-login.php?action=lostpassword",
                "/wp-admin/",
                "/wp-admin/admin-ajax.php?action=x",
                "/blog/wp-admin/post.php?post=3",
                "/wp-comments-post.php",
                "/blog/wp-cron.php?doing_wp_cron=1",
                "/xmlrpc.php",
                "/unsubscribe?u=5",
                "/unsubscribe/8f3a22",
                "/newsletter/unsubscribe/8f3a22",
                "/email/opt-out?id=2",
                "/cart/add",
                "/cart/add/7",
                "/cart/clear",
                "/cart/change?line=1&quantity=0",
                "/checkout/cart/add/uenc/abc/product/7/",
                "/wishlist/add/7",
                "/catalog/product_compare/add/product/7/",
                "/add-to-cart/7",
                "/shop/add_to_cart.php?id=7",
                "/delete?id=5",
                "/comments/delete/5",
                "/posts/12/delete",
                "/node/12/edit",
                "/messages/0f8fad5b-d9cb-469f-a165-70867728950e/remove",
                "/form?authenticity_token=1",
                "/form?csrf_token=1"
            })
    void whatDoesSomethingActs(String target) {
        assertTrue(acts(target), target);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "/",
                "/docs/delete",
                "/docs/delete/",
                "/docs/logout",
                "/reference/cli/logout/",
                "/api/logout",
                "/api/logout-endpoint",
                "/api/v1/delete",
                "/manual/logout.html",
                "/logout.html",
                "/blog/how-to-unsubscribe",
                "/blog/unsubscribe",
                "/unsubscribe",
                "/help/unsubscribe/from-our-letter",
                "/docs/cart/add",
                "/docs/add-to-cart",
                "/blog/add-to-cart-buttons",
                "/guide/wp-login",
                "/docs/wp-admin/",
                "/blog/delete-your-account",
                "/vote",
                "/elections/vote",
                "/vote/how-to-register",
                "/cart",
                "/cart/",
                "/checkout",
                "/shop/kettles",
                "/compare/plans",
                "/delete",
                "/comments",
                "/comments/delete",
                "/posts/12",
                "/posts/12/comments",
                "/2024/05/delete",
                "/share",
                "/playground?share=Zm9v",
                "/index.php?action=help",
                "/index.php?action=view&id=4",
                "/w/index.php?title=Delete&action=history",
                "/w/index.php?title=Help:Delete",
                "/doku.php?id=logout",
                "/doku.php?id=start&do=revisions",
                "/index.php?route=product/product&product_id=4",
                "/index.php?route=docs/delete",
                "/index.php?option=com_content&task=article.display",
                "/viewtopic.php?mode=view&t=4",
                "/search?q=logout",
                "/search?q=add-to-cart",
                "/search?q=delete&page=2",
                "/?p=12",
                "/?page_id=12",
                "/?lang=de",
                "/list?sort=rating&order=desc",
                "/list?method=get",
                "/docs?topic=unsubscribe",
                "/docs?version=2&view=delete",
                "/login",
                "/account/login",
                "/signin?next=/a",
                "/register",
                "/address?address=add",
                "/news?tag=vote",
                "/editor",
                "/users",
                "/user/jane",
                "/en/docs/logout"
            })
    void whatTellsOfItIsAPage(String target) {
        assertFalse(acts(target), target);
    }

    @Test
    void aQueryOfAMillionParametersIsJudgedAtOnce() {
        assertFalse(acts("/?" + "a&".repeat(30_000)));
    }
}
