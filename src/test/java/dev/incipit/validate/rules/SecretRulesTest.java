package dev.incipit.validate.rules;

import static dev.incipit.validate.subject.Linted.verdict;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.incipit.validate.finding.Finding;
import dev.incipit.validate.subject.Linted;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** No key here was ever one. In the tables {@code ~} stands between the parts of a key, so that no scanner takes it for one. */
final class SecretRulesTest {
    private static Finding judged(String line) {
        return SecretRules.noSecrets(Linted.subject("# T\n\n" + line.replace("~", "") + "\n"));
    }

    @ParameterizedTest
    @CsvSource({
        "an AWS key,        AK~IAQ3EGRT7YHBN2K4LM",
        "an AWS key,        aws_secret_access_key = a8Kd72hG/5Ls90QwErTy+iOpZxCvBnMq1J3X7f2Q",
        "an AWS key,        '\"secretAccessKey\": \"a8Kd72hG/5Ls90QwErTy+iOpZxCvBnMq1J3X7f2Q\"'",
        "a Hugging Face token, h~f_aKdhGfLsQwErTyUiOpZxCvBnMqJXaKdhGf",
        "an Incipit key,    in~c_a8Kd72hGf5Ls90QwErTyUiOpZxCvBnMq1J3X7f",
        "an OpenRouter key, s~k-or-v1-a8d72f5b90ca8d72f5b90ca8d72f5b90ca8d72f5b90ca8d72f5b90ca8d72f5bc",
        "a GitLab token,    gl~dt-a8Kd72hGf5Ls90QwErTy",
        "an age key,        AGE-SEC~RET-KEY-1QPZRY9X8GF2TVDW0S3JN54KHCE6MUA7LQPZRY9X8GF2TVDW0S3JN54KHCE6MUA7L",
        "a Groq key,        gs~k_a8Kd72hGf5Ls90QwErTyUiOpZxCvBnMq1J3Xa8Kd72hGf5Ls",
        "a Replicate token, r~8_a8Kd72hGf5Ls90QwErTyUiOpZxCvBnMq1J3X7",
        "a Perplexity key,  ppl~x-a8Kd72hGf5Ls90QwErTyUiOpZxCvBnMq1J3Xa8Kd72hGf5Ls",
        "an xAI key,        xa~i-a8Kd72hGf5Ls90QwErTyUiOpZxCvBnMq1J3Xa8Kd72hGf5Ls90QwErTyUiOpZxCvBnMq1J3X",
        "an NVIDIA key,     nv~api-a8Kd72hGf5Ls90QwErTyUiOpZxCvBnMq1J3Xa8Kd72hGf5Ls90QwErTyUiOpZxCvBn",
        "a Tailscale key,   tsk~ey-auth-k1A2b3C4CNTRL-a8Kd72hGf5Ls90QwErTy",
        "a Figma token,     fi~gd_a8Kd72hGf5Ls90QwErTyUiOpZxCvBnMq1J3X_-7Q",
        "a Linear key,      lin~_api_a8Kd72hGf5Ls90QwErTyUiOpZxCvBnMq1J3X7Qx2",
        "a Docker token,    dck~r_pat_a8Kd72hGf5Ls90QwErTyUiOpZxC",
        "an npm token,      np~m_a8Kd72hGf5Ls90QwErTyUiOpZxCvBnMq1J3X",
        "a GitHub token,   gh~p_a8Kd72hGf5Ls90QwErTyUiOpZxCvBnMq1J3X",
        "a Stripe key,     sk_~live_4f8Gh2Kp9Qw1Zx7V",
        "a Slack token,    xo~xb-7391-8245-Kq7Zt2Lw9Pf3",
        "an API key,        s~k-a8Kd72hGf5Ls90QwErTyUiOpZxCvBnMq",
        "a Telegram token, 81726354:A~AHk7dJ29fLq03mXc8Vb1Nz5Ty6Gu4Rw7Ep",
        "a JWT,            ey~JhbGciOiJIUzI1.ey~JzdWIiOiI4MTcy.Kq7Zt2Lw9Pf3Rb",
        "a JWT,            ey~JhbGciOi1.ey~JzdWIiOi1.Kq7Zt2Lw9Pf"
    })
    void aKeyIsKnownByItsPublishedShape(String kind, String key) {
        var finding = judged("Send " + key + " along.");
        assertEquals("fail 3", verdict(finding));
        assertTrue(finding.message().contains("looks like " + kind), finding.message());
        assertFalse(finding.message().contains(key.replace("~", "")), "the value is not echoed");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "AK~IAQ3EGRT7YHBN2K4L",
                "AK~IAEXAMPLE7YHBN2K4LM",
                "xAK~IAQ3EGRT7YHBN2K4LM",
                "h~f_modelforsequenceclassificationoutputs",
                "h~f_ModelForSequenceClassificationOutputs",
                "h~f_xxxxXXXXxxxxXXXXxxxxXXXXxxxxXXXXxxxx",
                "in~c_a8Kd72hGf5Ls90QwErTyUiOpZxCvBnMq1J3X7",
                "aws_secret_access_key = a8Kd72hG/5Ls90QwErTy+iOpZxCvBnMqEXAMPLEX",
                "aws_secret_access_key = a8Kd72hG/5Ls90QwErTy+iOpZxCvBnMq1J3X7f2",
                "aws_secret_access_key is a8Kd72hG/5Ls90QwErTy+iOpZxCvBnMq1J3X7f2Q",
                "gl~dt-and-other-kinds-of-tokens",
                "s~k-an-article-on-how-to-write-keys-2024",
                "gh~p_abcdefghijklmnopqrstuvwxyzabcdefghijk",
                "12345:A~AHk7dJ29fLq03mXc8Vb1Nz5Ty6Gu4Rw7Ep",
                "ey~JhbGciOiJIUzI1.ey~JzdWIiOiI4MTcy",
                "ey~JhbGciOi.ey~JzdWIiOiI.Kq7Zt2Lw9Pf",
                "ey~JhbGciOiJ.ey~JzdWIiO.Kq7Zt2Lw9Pf",
                "ey~JhbGciOiJ.ey~JzdWIiOiI.Kq7Zt2Lw9P",
                "ey~JhbGciOiJ.JzdWIiOiI4MTcy.Kq7Zt2Lw9Pf"
            })
    void whatIsShorterStartsInAWordOrSaysThatItIsASampleIsNone(String words) {
        assertEquals("pass", verdict(judged("Send " + words + " along.")));
    }

    @Test
    void aPrivateKeyIsItsHeadWithItsBody() {
        var head = "-----BEGIN RSA PRIV" + "ATE KEY-----\n";
        var body = "MIIEpAIBAAKCAQEA7Kq3Zt2Lw9Pf3RbUq8Xy6Vd5Gh1Jm4\n";
        assertEquals("fail 3", verdict(judged(head + body)));
        assertEquals("fail 3", verdict(judged(head + "Proc-Type: 4,ENCRYPTED\nDEK-Info: AES\n\n" + body)));
        assertEquals("fail 3", verdict(judged(head + "a: b\n".repeat(4) + body)));
        assertEquals("fail 3", verdict(judged(head + body.substring(0, 40))));
        assertEquals("fail 3", verdict(judged("> " + head + "> " + body)));
        assertEquals("fail 3", verdict(judged("\"key\": \"" + head.strip() + "\\n" + body)));
        assertEquals("pass", verdict(judged("\"key\": \"" + head.strip() + "\\n…\"")));
        assertEquals("pass", verdict(judged(head + body.substring(0, 39))));
        assertEquals("pass", verdict(judged(head + "0".repeat(40))));
        assertEquals("pass", verdict(judged(head + ": b\n" + body)));
        assertEquals("pass", verdict(judged(head + "…\n")));
        assertEquals("pass", verdict(judged(head + "a: b\n".repeat(5) + body)));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "https://site.net/a?b=1&amp;key=k4J8s2Lq9Xw7Vb3N",
                "https://site.net/a?api\\_key=k4J8s2Lq9Xw7Vb3N",
                "https://anna:tru7bad@db.site.net/a"
            })
    void anAddressIsSearchedWhateverItsEscapes(String address) {
        assertEquals("fail 3", verdict(judged("See " + address + " for more.")));
    }

    @Test
    void everyLineIsCounted() {
        var finding = judged("AK~IAQ3EGRT7YHBN2K4LM\n\nAK~IAQ3EGRT7YHBN2K4LN");
        assertEquals("Line 3: looks like an AWS key. Remove and revoke it. Also line 5.", finding.message());
    }
}
